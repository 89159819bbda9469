import type { Hangar } from './kinds.ts'

export const HANGARS: readonly Hangar[] = [
  {
    kind: 'hangar', id: 'HG01', name: 'Tin Shed', level: 1, spaces: 2, attack: 0, defense: 0,
    onPlay: { do: 'draw', n: 1 },
    text: 'When played: draw 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG02', name: 'Bulwark Bay', level: 1, spaces: 2, attack: 0, defense: 1,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG03', name: 'Launch Rack', level: 1, spaces: 2, attack: 1, defense: 0,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG04', name: 'Powder Store', level: 1, spaces: 3, attack: 0, defense: 0,
    onPlay: { do: 'storage', n: 1 },
    text: 'When played: storage 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG05', name: 'Cargo Ring', level: 2, spaces: 4, attack: 0, defense: 0,
    onPlay: { do: 'storage', n: 1 },
    text: 'When played: storage 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG06', name: 'Armory Deck', level: 2, spaces: 3, attack: 1, defense: 1,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG07', name: 'Recruiting Hall', level: 2, spaces: 3, attack: 0, defense: 1,
    onPlay: { do: 'search', for: 'crew' },
    text: 'When played: search one crew card.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG08', name: 'Supreme Hangar', level: 3, spaces: 5, attack: 1, defense: 1,
    demolition: true,
    text: 'Demolition: on your turn discard it; no opponent may declare attacks on their next turn.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'hangar', id: 'HG09', name: 'Orbital Dock', level: 3, spaces: 6, attack: 0, defense: 0,
    onPlay: { do: 'storage', n: 2 },
    text: 'When played: storage 2.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'hangar', id: 'HG10', name: 'War Foundry', level: 3, spaces: 4, attack: 2, defense: 2,
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
]
