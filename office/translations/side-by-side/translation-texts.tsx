import { Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { fieldOf, textAt } from '#contract/languages/translatable-texts.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import type { EntryValues } from '#office/generic/form/entry-values.ts';
import { useFormFacts } from '#office/generic/form/form-context.ts';
import { EntryProposals } from '#office/generic/proposals/entry-proposals.tsx';
import type { Intent } from '#office/generic/saving/saving.ts';
import { announce } from '#office/shell/announcer.tsx';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { RowList } from './row-list.tsx';
import { type Row, type TextRow, textRows } from './rows.ts';
import { TranslationBar } from './translation-bar.tsx';
import type { Queue } from './use-queue.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowStates } from './use-row-state.ts';

/** The state of a navigation to the next entry: its first open text is focused. */
export const firstOpen = { firstOpen: true };

interface TranslationTextsProps {
  entry: EditedEntry;
  rows: readonly Row[];
  lang: string;
  queue: Queue;
  busy: Intent | undefined;
  onSave: (intent: Intent) => void;
  onSaveAndNext: () => void;
}

/** The rows of an entry with their keys, and the bar below. */
export function TranslationTexts({ entry, rows, lang, queue, busy, onSave, onSaveAndNext }: TranslationTextsProps) {
  const words = useTexts().translations.sideBySide;
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  const { readOnly, outdated } = useFormFacts();
  const { state } = useLocation();
  const { formState, getValues, setValue } = useFormContext<EntryValues>();
  const all = textRows(rows);
  const states = useRowStates(all, lang, outdated);
  const markDone = ({ path }: TextRow) => {
    if (readOnly || states.get(path) !== 'outdated') return;
    const { translations, confirmed = [] } = getValues();
    const own = { lang, field: fieldOf(path), text: textAt(translations[lang], path) };
    setValue('confirmed', [...confirmed, own], { shouldDirty: true });
  };
  const { ref, move } = useRowKeys({
    rows: all,
    states,
    onDone: markDone,
    onLast: () => announce(words.noOther),
  });
  const focusFirst = useEffectEvent(() => {
    if (typeof state === 'object' && state !== null && 'firstOpen' in state) move(1);
  });
  useEffect(() => focusFirst(), []);
  const done = all.filter(({ path }) => states.get(path) === 'done').length;
  return (
    <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {words.intro({ from: languageName(mainLanguage), to: languageName(lang) })}{' '}
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {words.keys}
          </Box>
        </Typography>
        <Button size="small" onClick={() => move(-1) || announce(words.noOther)}>
          {words.previousOpen}
        </Button>
        <Button size="small" onClick={() => move(1) || announce(words.noOther)}>
          {words.nextOpen}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EntryProposals id={entry.id} lang={lang}>
          <Card
            ref={ref}
            sx={{
              paddingInline: { xs: 2, sm: 3 },
              paddingBlockEnd: 1,
              overflow: 'visible',
              '& > [role="group"]:first-of-type': { borderTop: 0 },
            }}
          >
            {all.length === 0 && <Typography sx={{ paddingBlock: 3 }}>{words.nothing}</Typography>}
            <RowList rows={rows} states={states} lang={lang} mainLanguage={mainLanguage} />
          </Card>
        </EntryProposals>
      </Box>
      <TranslationBar
        entry={entry}
        done={done}
        total={all.length}
        place={queue}
        isDirty={formState.isDirty}
        busy={busy}
        readOnly={readOnly}
        isLast={queue.next === undefined}
        onSave={onSave}
        onSaveAndNext={onSaveAndNext}
      />
    </Box>
  );
}
