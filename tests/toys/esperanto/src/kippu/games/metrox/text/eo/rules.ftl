rules-title = MetroX: la reguloj

## 1. Partoj kaj preparo

rule-MX-1-1a = Ĉiuj ludas sur la sama mapo, Tokio aŭ Osako.
