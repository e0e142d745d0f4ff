const dayMs = 24 * 60 * 60_000;

/** The number of a day, in UTC. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / dayMs);

const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Saves the counts of each day in turn. If one cannot be saved, hands it back with those after it, and throws. */
export async function saveDays<Counts>(
  days: readonly (readonly [day: number, counts: Counts])[],
  save: (date: string, counts: Counts) => Promise<void>,
  handBack: (left: readonly (readonly [day: number, counts: Counts])[]) => void,
): Promise<void> {
  for (const [index, [day, counts]] of days.entries()) {
    try {
      await save(dateOf(day), counts);
    } catch (error) {
      handBack(days.slice(index));
      throw error;
    }
  }
}
