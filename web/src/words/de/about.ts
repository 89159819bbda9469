import type { about as English } from '../en/about.ts'

export const about: typeof English = {
  tabs: { help: 'Hilfe', about: 'Über Robodrome', privacy: 'Datenschutz' },
  questions: [
    {
      ask: 'Wie nehme ich einen Zug zurück?',
      tell: 'Drück auf „Zurück“. Das ist möglich, bis gewürfelt wird, etwas Verdecktes aufgedeckt wird oder jemand anderes wählt. Online sehen die anderen, dass du einen Zug zurückgenommen hast.',
    },
    {
      ask: 'Warum kann ich etwas nicht wählen?',
      tell: 'Drück auf „Warum nicht …?“ oder tippe die Option an. Dann siehst du die Regel, die sie verbietet, im Wortlaut des Regelbuchs.',
    },
    {
      ask: 'Woher kommen die Prozentzahlen?',
      tell: 'Sie sind exakt: Die Regeln werden für jeden möglichen Wurf durchgespielt. Wo das zu lange dauert, ist die Zahl als Schätzung gekennzeichnet. Tippe eine Zahl an, um zu sehen, wie sie entsteht.',
    },
    {
      ask: 'Was ist ein gewerteter Tisch?',
      tell: 'Sein Ergebnis ändert die Wertungszahlen aller, die mitspielen. Tische mit KI-Gegnern, mit geändertem Inhalt oder mit Spielern, die später hinzukamen, werden nie gewertet.',
    },
    {
      ask: 'Was sehen Zuschauer?',
      tell: 'Das Brett, den Verlauf und alles, was alle wissen dürfen, aber nie eine Hand oder einen geheimen Plan. Wer einen Tisch eröffnet hat, kann einstellen, dass Zuschauer alles einige Züge später sehen.',
    },
    {
      ask: 'Was passiert, wenn die Verbindung abbricht?',
      tell: 'Jeder Zug wird gespeichert, bevor er bestätigt wird. Es geht also nichts verloren. Deine Uhr läuft weiter. Ist deine Zeit um, gilt die Regel des Tisches: ein Standardzug, eine KI, die für dich weiterspielt, oder eine Niederlage.',
    },
    {
      ask: 'Kann ich ohne Verbindung spielen?',
      tell: 'Ja, gegen KI-Gegner und mit anderen am selben Gerät. Nach dem ersten Laden hat die Seite alles, was sie dafür braucht.',
    },
    {
      ask: 'Woher weiß ich, dass die Würfel fair sind?',
      tell: 'Der Server legt sich auf seinen Teil der Würfel fest, bevor er deinen kennt. Drück nach einer Partie auf „Prüfen“: Die Seite rechnet jeden Wurf aus dem nach, was dein Gerät gesehen hat.',
    },
    {
      ask: 'Wie behalte ich mein Konto?',
      tell: 'Öffne die Einstellungen und richte ein Passwort oder einen Passkey ein. Bis dahin gibt es dein Konto nur in diesem Browser.',
    },
    {
      ask: 'Jemand benimmt sich daneben. Was kann ich tun?',
      tell: 'Du kannst die Person in ihrem Profil blockieren oder melden, was sie geschrieben hat. Der Betreiber liest Meldungen, und du bekommst eine Antwort.',
    },
  ],
  unofficial:
    'Robodrome setzt die Regeln von vier veröffentlichten Brettspielen um, inoffiziell und nicht kommerziell. Bilder und Texte der Spiele sind nicht enthalten.',
  names:
    'Gekido: Bot Battles, Aimbots, PBL Robots und VOLT sind Marken ihrer Inhaber, die mit dieser Seite nichts zu tun haben. Wenn dir ein Spiel gefällt, kauf es.',
  licence: 'Der Code ist frei, unter der MIT-Lizenz.',
  version: (version) => `Diese Seite läuft mit Version ${version}.`,
  host: 'Wer diese Seite betreibt',
  noContact: 'Der Betreiber dieser Seite hat keinen Kontakt angegeben.',
  contact: (contact) => `Kontakt: ${contact}`,
  imprint: 'Impressum',
  kept: [
    { what: 'Dein Name und dein Konto', how: 'bis du das Konto löschst. Ein Passwort wird nur als Hash gespeichert.' },
    {
      what: 'Ein Sitzungs-Cookie',
      how: 'bis 180 Tage nach deinem letzten Besuch oder bis du dich abmeldest. Weitere Cookies oder Tracker gibt es nicht.',
    },
    {
      what: 'Deine Partien',
      how: 'dauerhaft, denn sie gehören auch den anderen. Wenn du dein Konto löschst, heißt dein Platz „gelöscht“.',
    },
    { what: 'Chat an Tischen', how: (days: number) => `${days} Tage.` },
    { what: 'Eine E-Mail-Adresse oder ein Gerät für Nachrichten', how: 'nur, wenn du sie angibst, und bis du sie entfernst.' },
    { what: 'Deine Netzwerkadresse', how: 'nur im Arbeitsspeicher, gegen Missbrauch. Sie wird nicht gespeichert.' },
    { what: 'Partien auf diesem Gerät', how: 'nur in diesem Browser. Der Server sieht sie nie.' },
  ],
  rights:
    'In den Einstellungen kannst du alles herunterladen, was die Seite über dich speichert, und dein Konto löschen. Dann verschwinden deine Texte sofort überall. Das lässt sich nicht rückgängig machen.',
  account: 'Zu deinen Einstellungen',
  failed: 'Der Server antwortet nicht. Deshalb fehlen hier Version und Kontakt.',
}
