import { list, plural } from '../text.ts'

/** What players agree on, such as a team or an hour, and the season's statistics. */
export const together = {
  teams: {
    asked: (name: string, team: string) => `${name} asks you to play together as ${team}.`,
    accept: 'Accept',
    decline: 'Decline',
    waiting: (name: string, team: string) => `${name} has been asked to play with you as ${team}.`,
    takeBack: 'Withdraw the invitation',
    noFriends: 'This league is played in teams of two. You can only team up with friends, so invite a friend first.',
    findFriends: 'Invite a friend',
    partner: 'Play together with',
    name: 'Name of the team',
    noName: 'Both names',
    ask: 'Ask',
  },
  hours: {
    agree: 'Agree on a time',
    another: 'Propose another time',
    agreed: (when: string) => `Agreed for ${when}`,
    proposed: (hours: readonly string[]) => `You have proposed ${list(hours)}.`,
    theirs: (name: string) => `${name} proposes:`,
    proposal: (n: number) => `Proposal ${n}`,
    propose: 'Propose',
  },
  limbs: {
    title: (n: number) => `${plural(n, 'limb')} blown off so far`,
    limbs: { head: 'heads', 'right arm': 'right arms', 'left arm': 'left arms', legs: 'legs' },
    records: { longest: 'Longest match', fastest: 'Fastest win', most: 'Most limbs in a match' },
    turns: (n: number) => plural(n, 'turn'),
    limbCount: (n: number) => plural(n, 'limb'),
  },
}
