import { CallError } from '#contract/protocol/call-error.ts';
import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { useTexts } from '#office/texts/texts.ts';

/** Returns a function that finds the server’s message for one field, in the language of the office; undefined without one. */
export function useFieldMessage(): (error: unknown, field: string) => string | undefined {
  const { rules } = useTexts();
  return (error, field) => {
    const found = error instanceof CallError ? error.errors.find((each) => each.field === field) : undefined;
    return found && ruleText(found, rules);
  };
}
