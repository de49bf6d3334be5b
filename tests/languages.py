"""The languages that are held to every message. Others may be partial: what they lack is said in English."""

COMPLETE = ("en", "ja")
