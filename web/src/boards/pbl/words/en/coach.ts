export const coach = {
  card: (name: string, share: string) => `One more card puts ${name} ahead ${share}.`,
  cards: (name: string, one: string, two: string) => `One more card puts ${name} ahead ${one}, two cards ${two}.`,
  attack: (name: string, share: string) => `${name}’s best attack now hits ${share}.`,
}
