import type { ModuleId } from '../../content/modules.ts'

/** What each module says, in one sentence. */
export const cards: Readonly<Record<ModuleId, string>> = {
  MOBILITY: 'Ein roter Würfel auf einer blauen Taste gilt als blauer: bewegen statt feuern.',
  'REPULSION BLAST': 'Nach der Bewegung wird alles Benachbarte 1 Feld direkt weggeschoben.',
  'STEERING NOZZLE': 'Ein blauer Würfel dieser Spanne darf auf einer diagonalen Taste liegen.',
  TELEPORT: 'Tausche das Feld mit dem ersten Roboter in der Schusslinie.',
  'TELESCOPIC ARM': 'Aktiviere in Phase 3 ein benachbartes Feld statt deines eigenen.',
  ANCHOR: 'Wirst du geschoben, dann um bis zu 2 Felder weniger.',
  BOMB: 'Wirst du außerhalb einer Grube zerstört: eine Explosion [2], wo du standest.',
  CONDUCTOR: 'Blitze schaden dir nicht; stattdessen nimmt alles Benachbarte 1 Schaden.',
  'RAM EXPANSION': 'Programmiere 3 oder 4 Würfel; eine Steuereinheit hält 0 bis 2 davon.',
  SHIELD: 'Schaden darf auf diese Karte gehen, sie hält 2 Marker.',
  CROSSFIRE: 'Feuere in vier Richtungen: gerade von einer blauen Taste, diagonal von einer anderen.',
  GRENADES: 'Wirf eine Granate so weit wie die Zahl: eine Explosion [1], wo sie landet.',
  MINES: 'Bewegst du dich, darfst du auf dem verlassenen Feld eine Mine legen. Drei Marker.',
  'REMOTE CONTROL': 'Lege 1 Würfel des ersten Roboters in der Schusslinie auf eine andere erlaubte Taste oder drehe einen KillBot.',
  'SAW BLADE': 'Der erste Roboter, den du beim Bewegen berührst, nimmt 1 Schaden.',
  SHOCKWAVE: 'Nach der Bewegung nimmt alles Benachbarte 1 Schaden.',
  'SWIVEL HEAD': 'Verschiebe den Würfel vor dem Aktivieren um 1 oder 2 Tasten.',
  'POWER BEAM': 'Ein Roboter, den du mit einem einfachen Schuss triffst, wird 2 Felder geschoben.',
  'WALL CONTROL': 'Bewege dich durch Energiewände und Knicke.',
  'WATER CANNON': 'Der Strahl löst Minen aus und schiebt den ersten Roboter so weit wie die Zahl.',
  JETPACK: 'Ein Sprung um genau die Zahl, über alles außer Wände.',
}
