import { STANDARD_CONTENT, type Card } from '../../content/index.ts'
import { cardText as cardTextInEnglish } from '../en/rules-text.ts'
import { cardText } from './rules-text.ts'

export const NO_TEXT = 'Kein Text.'
const BASE = 'Ein Basisroboter: Stufe 0, 0/0 auf allen vier Körperteilen.'
const drawOne = 'Beim Ausspielen: Ziehe 1.'
const storeOne = 'Beim Ausspielen: Lager 1.'
const picks = (name: string): string => `Suche: Von der Hand ablegen, um eine Panzerung zu suchen, die ${name} baut.`

/** The printed text of each card, by its name. Names are not translated. */
const TEXTS: Readonly<Record<string, string>> = {
  Crystal: BASE,
  Obsidian: BASE,
  Solar: BASE,
  'D-Rock Kingston': 'Nach den Starthänden: Ziehe 1. Kritisch: Ziehe 1.',
  'Orla Venn': 'Kritisch: Ziehe 2.',
  'Brick Halloran': NO_TEXT,
  'Juno Castellan': NO_TEXT,
  'Mirabel Oke': 'Kritisch: Suche eine Panzerung für einen Körperteil, keinen Pod und keine Schulter.',
  'Tobias Rusk': 'Kritisch: Jeder Gegner legt 1 ab.',
  'Sable Quarry': 'Kritisch: Du darfst eine Crewkarte eines Gegners auf die Hand zurückschicken.',
  'Finch Delacroix': 'In beiden Formen darfst du einen Würfel deines ersten Wurfs, der 1 zeigt, neu würfeln.',
  'Nadia Thorne': NO_TEXT,
  'Old Man Grieg': NO_TEXT,
  'Maxine Trinidad (Pilot)': 'Du darfst einen Würfel deines ersten Wurfs neu würfeln.',
  'Phillip Lipperstern': 'Jede Karte, die du als Bombe oder Schild ablegst, wirft 2 Würfel.',
  'Destroyer Sky':
    'Raserei: Als dein MOVE ausgespielt, gibt sie dir in diesem Zug einen zusätzlichen Angriff. Zähler 4; −1 nach jedem Angriff deines Roboters. Steht der Zähler zu Beginn eines Zuges auf 0, verlässt sie den Roboter.',
  'Tataya Park': 'Beim Ausspielen darfst du einen deiner toten Körperteile regenerieren.',
  Shero: 'Kein Text. Kann durch Smitty Lesson ins Spiel kommen.',
  'Lookout Visor': 'Beim Ausspielen: Sieh die obersten 3 Karten deines Decks an und lege sie in beliebiger Reihenfolge zurück.',
  'Ram Crest': NO_TEXT,
  'Signal Halo': drawOne,
  'Gears of Alvidon': 'Zähler 1 bis 6: +1 nach jedem Kampf, in dem du eine Bombe oder einen Schild geworfen hast.',
  'Stabilizer Mask': 'Angreifend oder als Ziel: Vor deinem ersten Wurf darfst du einen seiner Würfel auf einen Wert deiner Wahl festlegen.',
  'Whisper Array': 'Angreifend: Vor dem ersten Würfel siehst du die Hand des Verteidigers, bis der Kampf endet.',
  Thunderjaw: 'Nachdem ein Angriff damit einen Körperteil abgesprengt hat: Ziehe 1.',
  'Oracle Dome': 'Zu Beginn deines Zuges: Sieh die oberste Karte deines Decks an; du darfst sie nach unten legen.',
  'Spor Conductor': 'Zähler 1 bis 6: +1 nach einem Kampf, in dem er das Ziel war und für den Angriff gewürfelt wurde.',
  'Rivet Claw': NO_TEXT,
  'Buckler Fist': storeOne,
  'Multi Fire Arm': 'Beim ersten Angriffswurf mit diesem Arm zählt jede 5 und 6 nur 0.',
  'Grapple Winch': 'Nach einem Treffer damit verliert der Verteidiger eine zufällige Handkarte.',
  'Mirror Gauntlet': 'War er das Ziel und der Angriff scheiterte: Ziehe 1.',
  'Siege Hammer': NO_TEXT,
  'Aegis Wall': 'Solange sie das Ziel ist, zählt jeder Bombenwürfel des Angreifers 1 weniger.',
  'Torch Pipe': 'Zähler 1 bis 6: +1 nach jedem Angriff damit.',
  'Nail Driver': NO_TEXT,
  'Parry Blade': 'Als Ziel: Du darfst einen Würfel deiner ersten Verteidigung neu würfeln.',
  'Needle Lance': 'Angreifend: Du darfst alle Würfel deines ersten Angriffs neu würfeln, die 1 zeigen.',
  'Coil Cannon': storeOne,
  'Bastion Glove': NO_TEXT,
  'Comet Fist': 'Solange sie die angreifende Panzerung ist, zählt jeder deiner Bombenwürfel 1 mehr.',
  "Duelist's Vow": 'Angreifend oder als Ziel, einmal je Kampf: Nach einem deiner Würfe darfst du einen Würfel davon neu würfeln.',
  'Spring Heels': drawOne,
  'Tread Boots': NO_TEXT,
  'Kick Plates': NO_TEXT,
  'Scales of Regeneration': 'Beim Ausspielen darfst du einen deiner toten Körperteile regenerieren.',
  'Anchor Treads': 'Ist eine deiner Schultern das Ziel: +2 Verteidigungswürfel.',
  'Elvin Racers': 'Nach einem MOVE, der mit ihnen angriff: in diesem Zug noch ein Angriff mit ihnen, auf denselben Gegner.',
  'Colossus Stride': 'Ist dein Kopf oder einer deiner Arme das Ziel: +1 Verteidigungswürfel.',
  'Yot-Z Bazooka': 'Verbund: Nach jedem Angriff deines Roboters darfst du einen Schlag abfeuern.',
  'Refuge Laser': 'Zähler 6. Verbund: Für jede Karte, die du als Bombe wirfst, darfst du 1 wegnehmen, um einen Würfel mehr zu werfen.',
  'Thunder Shield': 'Zähler 6. Verbund: Für jede Karte, die du als Schild wirfst, darfst du 1 wegnehmen, um einen Würfel mehr zu werfen.',
  'Construction Pod Alpha': 'Auf einen beliebigen aktiven Körperteil, eine Stufe höher als er.',
  'Construction Pod Beta': `Auf einen beliebigen aktiven Körperteil, eine Stufe höher als er. ${drawOne}`,
  'Construction Pod Gamma': `Auf einen beliebigen aktiven Körperteil, eine Stufe höher als er. ${storeOne}`,
  'Regeneration Pod': 'Auf einen deiner toten Körperteile: Die Absprengungskarte wird entfernt, der Körperteil ist auf Stufe 0 aktiv.',
  'Tin Shed': drawOne,
  'Bulwark Bay': NO_TEXT,
  'Launch Rack': NO_TEXT,
  'Powder Store': storeOne,
  'Cargo Ring': storeOne,
  'Armory Deck': NO_TEXT,
  'Recruiting Hall': 'Beim Ausspielen: Suche eine Crewkarte.',
  'Supreme Hangar': 'Abriss: Lege ihn in deinem Zug ab; kein Gegner darf in seinem nächsten Zug Angriffe ansagen.',
  'Orbital Dock': 'Beim Ausspielen: Lager 2.',
  'War Foundry': NO_TEXT,
  Bruno: 'Die Katze. Jederzeit, von deiner Hand: Lege Bruno ab, um 1 zu ziehen.',
  'Soda Fats': 'Dein Handlimit ist 20.',
  'Turtle Magoo': 'Zünden in der Verteidigung: +3 Würfel für deine Verteidigung.',
  'Trace Law': picks('Trace Law'),
  'Pelpe Derdae': 'Einmal in jedem deiner Züge darfst du einen Hangar ohne deinen MOVE bauen.',
  'Smitty Lesson':
    'Zünden mit genau einem aktiven Körperteil: Suche Shero in deiner Hand, in der Auslage oder in deinem Deck und setze ihn in dein Cockpit.',
  'Hex Palladio': NO_TEXT,
  'Wendell Groat': NO_TEXT,
  'Ivy Marrow': storeOne,
  'Ona Brisk': 'Zünden: Ziehe 2.',
  Mute: 'Jeder Würfel, egal von wem, der 6 zeigt, wird zur 3.',
  Segheo: picks('Segheo'),
  'Maxine Trinidad (Crew)': `${picks('Maxine')} Beim Ausspielen: Ziehe 2.`,
  Tormax: 'Immer wenn du im Kampf würfelst, würfle jede 2 einmal neu.',
  Tarrison: 'Ist Tarrison deine einzige Crewkarte: +2 Würfel für deinen ersten Angriff und deine erste Verteidigung.',
  'Sienne Woodin': 'Liegst du in einem Kampf zurück, darfst du beliebig oft eine andere Crewkarte für +1 Würfel ablegen.',
  'Caldera Sen':
    'Nach einem MOVE, der eine Panzerung oder einen Pod auf einen Körperteil gebaut hat, darfst du noch eine Karte auf einen anderen bauen.',
  'Quill Ostrander': 'Zünden als zurückliegender Angreifer: +2 Würfel für deinen Angriff.',
  'Fenn Amaro': 'Beim Ausspielen: Suche eine Panzerungskarte.',
  'Curse of Threes':
    'Beim Ausspielen: Lege die Karte mit Zähler 3 auf das Deck eines Spielers deiner Wahl. Vor jeder Karte, die von dort gezogen wird, werden 3 Würfel geworfen: Mit einer 3 sinkt der Zähler um 1 und die Karte wird gezogen, sonst entfällt das Ziehen.',
  'Bethany Lee': 'Zünden mit einem toten Körperteil: Regeneriere einen.',
  Unknown: 'Beim Ausspielen darfst du das Ass eines Gegners ablegen.',
  'Douglas Graven': 'Am Ende deines Zuges ziehe 2.',
  'Coringus the Synthesizer': 'Jeder deiner Würfel, der 1 zeigt, wird zur 3.',
  'Commander Ruhl': NO_TEXT,
  'Tessaly Vane': 'Beim Ausspielen darfst du eine Crewkarte eines Gegners auf die Hand zurückschicken.',
  Malfunction:
    'Auf einen aktiven Körperteil: Er kann nicht angreifen, seine Panzerung zählt als 0/0 und hat weder Text noch Zähler. Endet, wenn sein Roboter im Kampf eine 1 würfelt, auf ihm baut oder ihn verliert. 1 Pilotenpunkt.',
  Misfire: 'Der Angriff verfehlt, egal wie die Summen stehen, oder der Schlag scheitert.',
  Duds: 'Sind Bomben oder Schilde der aktuelle Wurf, zählen sie 0.',
  'Distraction Teddy': 'Ein Gegner legt 2 ab.',
  Renegotiation: 'Schicke eine beliebige Crewkarte auf die Hand zurück.',
  'Gamblers of Pioria': 'Wähle einen Gegner mit einem Ass, wirf den W20: Bei 6 bis 20 wird das Ass abgelegt.',
  'Epico Bean': '+2 Würfel für den Angreifer oder den Verteidiger.',
  'Ultimate Blast': '+3 Würfel für den Angreifer.',
  'Dead Limb Disco': 'Ziehe 1 für jeden toten Körperteil aller Roboter, höchstens 4.',
  Commaback: 'Ziehe 2; ziehe 3, wenn ein Gegner mehr aktive Körperteile hat als du.',
  'Final Blow': 'Nach einem eigenen Angriff in diesem Zug: ein zusätzlicher Angriff in diesem Zug.',
  'Shop is Open': 'Der Laden öffnet; nimm eine Karte der Auslage.',
  'Advice from Doc': 'Sieh die obersten 5 Karten deines Decks an, nimm eine und lege den Rest in einer Reihenfolge deiner Wahl nach unten.',
  'Change of Fate': 'Drehe einen Würfel des aktuellen Wurfs auf einen beliebigen Wert.',
  Overblown: 'Wird dieser Angriff abgewehrt, wird der angreifende Körperteil abgesprengt.',
  'Emergency Weld': 'Baue eine Panzerung, einen Pod oder eine Schulter von deiner Hand, ohne MOVE.',
  'Wrecking Order': 'Lege die aktive Panzerungskarte eines aktiven Körperteils ab; die Karte darunter wird aktiv.',
  'Decoy Flare': 'Nur der Verteidiger: Das Ziel wird ein anderer aktiver Körperteil oder eine Schulter von dir.',
  'Iron Nerves': '+3 Würfel für den Verteidiger.',
  'Hangar Fire': 'Lege den aktiven Hangar eines Gegners ab.',
  'Stolen Blueprints': 'Nimm eine zufällige Karte aus der Hand eines Gegners; sie gehört jetzt dir.',
}

const own = new Map(STANDARD_CONTENT.cards.map(({ name, text }) => [name, text]))

/**
 * Returns a card's German text: the one from its box; or the base set's, if the box does not change the card; or a generated one; or,
 * failing these, the box's English text.
 */
export function printedOn(card: Card): string {
  const { name, text, german } = card
  if (german !== undefined) return german
  if (own.get(name) === text) return TEXTS[name]!
  return text === cardTextInEnglish(card) ? cardText(card) : text
}
