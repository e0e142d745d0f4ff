import { useTexts } from '#office/texts/texts.ts';

/** The name of a user as it was, with the present one if it differs. */
export function useWho(): (was: string, now: string | null | undefined) => string {
  const { screen } = useTexts();
  return (was, now) => (now && now !== was ? screen.renamed({ was, now }) : was);
}
