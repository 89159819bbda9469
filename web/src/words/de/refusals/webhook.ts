/** Why nothing arrived at an address that somebody gave, and which address is none to send anything to. */
const BAD_ADDRESSES = {
  'expected an address such as https://example.org/hook': 'Erwartet wird eine Adresse wie https://example.org/hook.',
  'expected an address that begins with https://': 'Erwartet wird eine Adresse, die mit https:// beginnt.',
  'expected an address without a password in it': 'Erwartet wird eine Adresse ohne Passwort darin.',
  'expected an address outside of this network': 'Erwartet wird eine Adresse außerhalb dieses Netzes.',
}

export const webhook: Readonly<Record<string, string>> = {
  ...BAD_ADDRESSES,
  ...Object.fromEntries(Object.entries(BAD_ADDRESSES).map(([english, german]) => [`url: ${english}`, german])),
  'the name leads nowhere': 'Der Name führt nirgendwohin.',
  'the name leads into this network': 'Der Name führt in dieses Netz hinein.',
  '* did not answer within * seconds': '$1 hat in $2 Sekunden nicht geantwortet.',
  'no server is called *': 'Kein Server heißt $1.',
  'nobody takes calls at *': 'Bei $1 nimmt niemand ab.',
  '* hung up': '$1 hat aufgelegt.',
  'the certificate of * is not valid': 'Das Zertifikat von $1 ist nicht gültig.',
  'the address says that it is gone': 'Die Adresse sagt, dass es sie nicht mehr gibt.',
  'answered *': 'Die Antwort war $1.',
}
