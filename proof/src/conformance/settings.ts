import type { Game, Settings } from '@robodrome/kernel'

/** Lists every setup worth fuzzing: each mode, number of seats and named variant. */
export function allSettings(game: Game, onlyMode?: string, onlySeats?: number): { title: string; settings: Settings }[] {
  return Object.entries(game.modes).flatMap(([mode, { seats, variants }]) =>
    onlyMode !== undefined && mode !== onlyMode
      ? []
      : seats.flatMap((count) =>
          onlySeats !== undefined && count !== onlySeats
            ? []
            : Object.entries({ '': {}, ...variants }).map(([variant, options]) => ({
                title: `${mode}, ${count} seats${variant === '' ? '' : `, ${variant}`}`,
                settings: { mode, seats: count, options },
              })),
        ),
  )
}
