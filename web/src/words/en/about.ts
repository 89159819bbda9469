/** Help, about and privacy: loaded with their screens. */
export const about = {
  tabs: { help: 'Help', about: 'About', privacy: 'Privacy' },
  questions: [
    {
      ask: 'How do I undo?',
      tell: 'Press Undo. It works until dice are rolled, something hidden is revealed, or another player chooses. Online opponents can see that you took a move back.',
    },
    {
      ask: 'Why can I not choose something?',
      tell: 'Press “Why not…?” or tap the option. You see the rule that forbids it, in the words of the rulebook.',
    },
    {
      ask: 'Where do the percentages come from?',
      tell: 'They are exact: every possible roll is played out by the rules. Where that would take too long, the number is marked as an estimate. Tap a number for its breakdown.',
    },
    {
      ask: 'What is a rated table?',
      tell: 'Its result changes the ratings of all players. Tables with an AI opponent, with changed content, or with a player who joined later are never rated.',
    },
    {
      ask: 'What do spectators see?',
      tell: 'The board, the log and everything that is public, but never a hand or a secret plan. The owner of a table can delay what they see by a few moves.',
    },
    {
      ask: 'What happens if I lose the connection?',
      tell: 'Your moves are stored before they are confirmed, so nothing is lost. Your clock keeps running. When your time runs out, the table’s own rule applies: a default move, an AI opponent that stands in for you, or a loss.',
    },
    {
      ask: 'Can I play without a connection?',
      tell: 'Yes, against AI opponents and with people at the same device. Once loaded, the page keeps everything it needs.',
    },
    {
      ask: 'How do I know the dice are fair?',
      tell: 'The server commits to its part of the dice before it sees yours. Press Verify after a battle: the page recomputes every roll from what your device saw.',
    },
    {
      ask: 'How do I keep my account?',
      tell: 'Open Settings and add a password or a passkey. Until then your account exists only in this browser.',
    },
    {
      ask: 'Somebody behaves badly. What can I do?',
      tell: 'Block them on their profile, or report what they wrote. The host reads every report and answers it.',
    },
  ],
  unofficial:
    'Robodrome is an unofficial, non-commercial implementation of the rules of four published board games. It contains none of their artwork or text.',
  names:
    'Gekido: Bot Battles, Aimbots, PBL Robots and VOLT are trademarks of their owners, who are not connected with this site. If you like a game, buy it.',
  licence: 'The code is free under the MIT licence.',
  version: (version: string) => `This site runs version ${version}.`,
  host: 'Who runs this site',
  noContact: 'The host of this site has given no contact.',
  contact: (contact: string) => `Contact: ${contact}`,
  imprint: 'Imprint',
  kept: [
    { what: 'Your name and account', how: 'until you delete the account. A password is stored only as a hash.' },
    { what: 'A session cookie', how: '180 days after your last visit, or until you sign out. There are no other cookies and no trackers.' },
    {
      what: 'Your matches',
      how: 'for good, because they belong to your opponents too. If you delete your account, your seat is called “deleted”.',
    },
    { what: 'Chat at tables', how: (days: number) => `${days} days.` },
    { what: 'An e-mail address or device for notices', how: 'only if you enter one, until you remove it.' },
    { what: 'Your network address', how: 'in memory, to limit abuse. It is not stored.' },
    { what: 'Battles on this device', how: 'in this browser only. The server never sees them.' },
  ],
  rights:
    'In Settings you can download everything the site stores about you, and delete your account. Deletion removes your words everywhere at once and can’t be undone.',
  account: 'To your settings',
  failed: 'The server did not answer, so its version and contact are missing here.',
}
