"""Messages to other servers: Web Push for phones, webhooks for chats."""
