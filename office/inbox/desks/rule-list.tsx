import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Alert, Box, Divider, Stack, Typography } from '@mui/material';
import { Fragment } from 'react';
import { type DeskRule, defaultDesk } from '#contract/office/desks/desks.ts';
import { shadowedRules } from '#contract/office/desks/shadowed-rules.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';
import { OrderButtons, type Way } from '#office/screen/list/order-buttons.tsx';
import { useRemoval } from '#office/screen/list/use-removal.tsx';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { type LoadedDesks, useDeskName, useSaveDesks, withAncestorsIn } from './use-desks.ts';
import { useRuleNames } from './use-rule-names.ts';

export interface RuleListProps {
  loaded: LoadedDesks;
  onEdit(place: number): void;
}

const buttonId = (place: number, way: Way) => `desk-rule-${place}-${way}`;

/** The rules in their order, and the default desk at their end. */
export function RuleList({ loaded, onEdit }: RuleListProps) {
  const texts = useTexts();
  const { desks: words } = texts;
  const deskName = useDeskName();
  const { categories } = useRuleNames();
  const focusNext = useFocusNext();
  const save = useSaveDesks(loaded);
  const { rules } = loaded;
  const shadowed = shadowedRules(rules, withAncestorsIn(categories));
  const nameOf = (id: string) => deskName(loaded.desks.find((desk) => desk.id === id));
  const move = async (place: number, way: Way) => {
    const to = way === 'up' ? place - 1 : place + 1;
    const rule = rules[place];
    if (!rule || to < 0 || to >= rules.length || save.isPending) return;
    await save.mutateAsync({ rules: rules.toSpliced(place, 1).toSpliced(to, 0, rule) });
    focusNext(() => document.getElementById(buttonId(to, way)));
  };
  const removal = useRemoval({
    titleOf: (place) => `${words.removeRule({ number: place + 1 })}?`,
    action: words.remove,
    hint: words.rulesIntro,
    async remove(place: number) {
      await save.mutateAsync({ rules: rules.toSpliced(place, 1) });
    },
  });
  return (
    <>
      {save.error && !removal.isAsking && <Alert severity="error">{messageOf(save.error, texts)}</Alert>}
      <Box component="ol" aria-label={words.rules} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rules.map((rule, place) => {
          const number = { number: place + 1 };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id, and rules may be equal
            <Fragment key={place}>
              <Stack component="li" direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ py: 1.5 }}>
                <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                  <Typography variant="body2" color="textSecondary">
                    {words.rule(number)}
                  </Typography>
                  <Conditions rule={rule} />
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {words.to({ name: nameOf(rule.desk) })}
                  </Typography>
                  <Shadow by={shadowed[place] ?? null} />
                </Box>
                <Box sx={{ flexShrink: 0 }}>
                  <OrderButtons
                    idOf={(way) => buttonId(place, way)}
                    labels={{ up: words.upRule(number), down: words.downRule(number) }}
                    place={place}
                    count={rules.length}
                    onMove={(way) => void move(place, way)}
                  />
                  <FocusableIconButton aria-label={words.editRule(number)} onClick={() => onEdit(place)}>
                    <Edit fontSize="small" />
                  </FocusableIconButton>
                  <FocusableIconButton aria-label={words.removeRule(number)} onClick={() => removal.ask(place)}>
                    <Delete fontSize="small" />
                  </FocusableIconButton>
                </Box>
              </Stack>
              <Divider aria-hidden component="li" />
            </Fragment>
          );
        })}
        <Box component="li" sx={{ pt: 1.5 }}>
          <Typography>{words.rest}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{words.to({ name: nameOf(defaultDesk) })}</Typography>
        </Box>
      </Box>
      {removal.dialog}
    </>
  );
}

function Conditions({ rule }: { rule: DeskRule }) {
  const { desks: words, screen } = useTexts();
  const formats = useFormats();
  const conditions = useRuleNames().conditions(rule);
  if (conditions.length === 0) return <Typography>{words.everything}</Typography>;
  return conditions.map(([name, values]) => (
    <Typography key={name} sx={{ overflowWrap: 'anywhere' }}>
      {screen.filter({ name, value: formats.list(values) })}
    </Typography>
  ));
}

/** Why a rule matches nothing. */
function Shadow({ by }: { by: readonly number[] | null }) {
  const { desks: words } = useTexts();
  const formats = useFormats();
  if (by === null) return null;
  const rules = formats.list(by.map((place) => words.rule({ number: place + 1 })));
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {words.shadowed({ rules })}
    </Alert>
  );
}
