import type { host as english } from '../../en/help/host.ts'
import type { Widened } from '../../words.ts'

const STORE = `
Der Speicher ist der, den auch der Server nähme: DATABASE_URL, sonst der Ordner
DATA_DIR (ohne Angabe: data). Ein Server darf dabei weiterlaufen.`

/** Help of the commands for hosts. */
export const host: Widened<typeof english> = {
  serve: {
    about: 'die Seite und die Tische von diesem Rechner anbieten',
    port: 'Port, auf dem der Server hört (ohne Angabe: PORT, sonst 4600)',
    data: 'Ordner, der alles aufbewahrt (ohne Angabe: DATA_DIR, sonst data)',
    lan: 'im Heimnetz erreichbar sein und die Adresse als Text und QR-Code zeigen',
    open: 'die Seite im Browser öffnen',
    after: `
Ganz ohne Angaben startet robodrome den Server und öffnet die Seite. Alle
anderen Einstellungen eines Servers sind Umgebungsvariablen (docs/host.md).

Beispiele:
  robodrome serve --lan
  robodrome serve --port 8080 --data /srv/robodrome`,
  },
  export: {
    about: 'alles im Speicher als Zeilen von JSON',
    file: 'eine Datei, die es noch nicht gibt',
    after: `${STORE}\n\nBeispiele:\n  robodrome export robodrome.ndjson`,
  },
  import: {
    about: 'füllt einen leeren Speicher aus einem Export',
    file: 'eine Datei, die robodrome export geschrieben hat',
    after: `${STORE}\n\nBeispiele:\n  DATABASE_URL=postgres://user:password@host/database \\\n    robodrome import robodrome.ndjson`,
  },
  backup: {
    about: 'alles im Speicher in einer gepackten Datei, auch während gespielt wird',
    file: 'eine Datei, die es noch nicht gibt',
    after: `${STORE}\n\nBeispiele:\n  robodrome backup monday.backup`,
  },
  restore: {
    about: 'einen leeren Speicher aus einer Sicherung füllen, oder eine prüfen',
    file: 'eine Datei, die robodrome backup geschrieben hat',
    check: 'sie in einen eigenen Speicher einspielen, der danach gelöscht wird: zeigt, dass sie sich einspielen lässt',
    after: `${STORE}\n\nBeispiele:\n  robodrome restore --check monday.backup\n  DATA_DIR=anew robodrome restore monday.backup`,
  },
  doctor: {
    about: 'was an Einstellungen, Speicher, Platte oder Versionen nicht stimmt, falls etwas nicht stimmt',
    after: `
Sieht Node, Einstellungen, Platte, Speicher, Seite und NATS so an, wie der
Server sie benutzen würde, und sagt in einfachen Worten, was nicht stimmt. Es
ändert nichts.

Beispiele:
  robodrome doctor
  DATABASE_URL=postgres://user:password@host/database robodrome doctor`,
  },
  rebuild: {
    about: 'findet Ergebnisse, Wertungen, Listen und Glück aus den Schritten aller Tische wieder',
    after: `
Jede Partie wird nachgespielt, das kann also dauern; bis die Ergebnisse gezählt
sind, kann keine enden. Danach wird ausgerechnet, wie jede Partie lief und wie
viel Glück alle hatten, etwa eine Sekunde für jede. Heraus kommt, was vorher da
war, es sei denn, etwas ging verloren oder Regeln wurden berichtigt.
${STORE}

Beispiele:
  robodrome rebuild`,
  },
  ratings: {
    about: 'die Besten jeder Wertung, oder alle Wertungen neu ausgerechnet',
    pool: 'etwa „gekido duel“',
    recompute: 'rechnet alle Ergebnisse neu und sagt, wo etwas anders gespeichert ist',
    after: `${STORE}\n\nBeispiele:\n  robodrome ratings\n  robodrome ratings "gekido duel"\n  robodrome ratings --recompute`,
  },
  mcp: {
    about: 'lässt einen Agenten (ein Sprachmodell) über das Model Context Protocol lernen, spielen und zurückblicken',
    server: 'der Server, auf dem gespielt wird',
    http: 'bedient stattdessen http://127.0.0.1:PORT/mcp auf diesem Rechner; 0 nimmt einen freien Port',
    after: `
Spricht das Protokoll über Standardein- und -ausgabe, wie Agenten es starten.
Das Token kommt aus ROBODROME_TOKEN; man legt es auf der Seite unter „Bots und
Token“ an. Ohne Token liest ein Agent Regeln und löst Aufgaben.

Beispiele:
  ROBODROME_TOKEN=rd_... robodrome mcp
  ROBODROME_TOKEN=rd_... robodrome mcp --server https://robodrome.example
  robodrome mcp --http 4700`,
  },
}
