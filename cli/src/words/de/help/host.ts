import type { host as english } from '../../en/help/host.ts'
import type { Widened } from '../../words.ts'

const STORE = `
Benutzt wird derselbe Speicher wie vom Server: DATABASE_URL, sonst der Ordner
DATA_DIR (ohne Angabe: data). Ein Server, der ihn benutzt, darf weiterlaufen.`

/** Help of the commands for hosts. */
export const host: Widened<typeof english> = {
  serve: {
    about: 'den Server für die Seite und ihre Tische auf diesem Rechner starten',
    port: 'Port, auf dem der Server lauscht (ohne Angabe: PORT, sonst 4600)',
    data: 'Ordner für alle Daten (ohne Angabe: DATA_DIR, sonst data)',
    lan: 'im Heimnetz erreichbar sein und die Adresse als Text und QR-Code zeigen',
    open: 'die Seite im Browser öffnen',
    after: `
Ganz ohne Angaben startet robodrome den Server und öffnet die Seite. Alle
anderen Einstellungen eines Servers sind Umgebungsvariablen (docs/host.md).

Beispiele:
  robodrome serve --lan
  robodrome serve --port 8080 --data /srv/robodrome
  robodrome serve ./mein-spiel    # ein externes Spiel, neu bei Änderungen`,
  },
  room: {
    about: 'in einem Raum spielen: ein großer Bildschirm für alle, ein Handy für jeden',
    port: 'Port, auf dem der Server lauscht (ohne Angabe: PORT, sonst 4600)',
    data: 'Ordner für alle Daten (ohne Angabe: DATA_DIR, sonst data)',
    noOpen: 'auf diesem Rechner keinen Browser öffnen',
    after: `
Lauscht im Heimnetz und zeigt die Adresse als Text und QR-Code. Öffne sie auf
dem großen Bildschirm. Er zeigt einen Code, den die Handys scannen. Internet ist
nicht nötig. Anfragen unter anderen Hostnamen werden abgelehnt.

Beispiele:
  robodrome room
  robodrome room --port 8080 --no-open`,
  },
  export: {
    about: 'den ganzen Speicher als JSON-Zeilen in eine Datei schreiben',
    file: 'eine Datei, die es noch nicht gibt',
    after: `${STORE}\n\nBeispiele:\n  robodrome export robodrome.ndjson`,
  },
  import: {
    about: 'einen leeren Speicher aus einem Export füllen',
    file: 'eine Datei, die robodrome export geschrieben hat',
    after: `${STORE}\n\nBeispiele:\n  DATABASE_URL=postgres://user:password@host/database \\\n    robodrome import robodrome.ndjson`,
  },
  backup: {
    about: 'den ganzen Speicher in einer komprimierten Datei sichern, auch während gespielt wird',
    file: 'eine Datei, die es noch nicht gibt',
    after: `${STORE}\n\nBeispiele:\n  robodrome backup monday.backup`,
  },
  restore: {
    about: 'einen leeren Speicher aus einer Sicherung füllen oder eine Sicherung prüfen',
    file: 'eine Datei, die robodrome backup geschrieben hat',
    check: 'die Sicherung zur Probe in einen vorübergehenden Speicher einspielen',
    after: `${STORE}\n\nBeispiele:\n  robodrome restore --check monday.backup\n  DATA_DIR=new-data robodrome restore monday.backup`,
  },
  doctor: {
    about: 'Einstellungen, Speicher, Festplatte und Versionen prüfen und Fehler melden',
    after: `
Prüft Node, Einstellungen, Festplatte, Speicher, Seite und NATS so, wie der
Server sie benutzen würde, und sagt in einfachen Worten, was nicht stimmt. Dabei
wird nichts verändert.

Beispiele:
  robodrome doctor
  DATABASE_URL=postgres://user:password@host/database robodrome doctor`,
  },
  rebuild: {
    about: 'Ergebnisse, Wertungen, Listen und Glücksanteile aus den Schritten aller Tische neu berechnen',
    after: `
Jede Partie wird nachgespielt; das kann eine Weile dauern. Bis die Ergebnisse
gezählt sind, kann keine Partie enden. Danach wird berechnet, wie jede Partie
verlief und wie viel Glück alle hatten, etwa eine Sekunde je Partie. Das
Ergebnis ist dasselbe wie vorher, es sei denn, Daten gingen verloren oder Regeln
wurden inzwischen berichtigt.
${STORE}

Beispiele:
  robodrome rebuild`,
  },
  ratings: {
    about: 'die Besten jeder Wertung zeigen oder alle Wertungen neu berechnen',
    pool: 'eine Wertung, etwa „gekido duel“',
    recompute: 'alle Ergebnisse neu berechnen und melden, wo die gespeicherten abweichen',
    after: `${STORE}\n\nBeispiele:\n  robodrome ratings\n  robodrome ratings "gekido duel"\n  robodrome ratings --recompute`,
  },
  mcp: {
    about: 'einen Agenten (ein Sprachmodell) über das Model Context Protocol lernen, spielen und analysieren lassen',
    server: 'der Server, auf dem gespielt wird',
    http: 'statt Standardein- und -ausgabe http://127.0.0.1:PORT/mcp auf diesem Rechner anbieten; 0 nimmt einen freien Port',
    after: `
Spricht das Protokoll über Standardein- und -ausgabe, für Agenten, die es als
Befehl starten. Das Token kommt aus ROBODROME_TOKEN; ein Mensch legt es auf der
Seite unter „Bots und Token“ an. Ohne Token kann ein Agent nur Regeln lesen und
Aufgaben lösen.

Beispiele:
  ROBODROME_TOKEN=rd_... robodrome mcp
  ROBODROME_TOKEN=rd_... robodrome mcp --server https://robodrome.example
  robodrome mcp --http 4700`,
  },
}
