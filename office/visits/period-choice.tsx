import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ListState } from '../screen/list/list-state.ts';

interface PeriodTexts {
  period: string;
  days(values: { days: number }): string;
}

export interface PeriodChoiceProps<Days extends number> {
  /** In days; the first is the usual one, which the address does not name. */
  periods: readonly [Days, ...Days[]];
  state: ListState;
  texts: PeriodTexts;
}

/** The period that the address of a screen names. */
export const periodOf = <Days extends number>(
  periods: readonly [Days, ...Days[]],
  state: Pick<ListState, 'value'>,
): Days => periods.find((each) => String(each) === state.value('days')) ?? periods[0];

/** Chooses a period up to today. */
export function PeriodChoice<Days extends number>({ periods, state, texts }: PeriodChoiceProps<Days>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={texts.period}
      value={periodOf(periods, state)}
      onChange={(_, next: Days | null) => {
        if (next !== null) state.change({ days: next === periods[0] ? '' : String(next) });
      }}
    >
      {periods.map((each) => (
        <ToggleButton key={each} value={each}>
          {texts.days({ days: each })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
