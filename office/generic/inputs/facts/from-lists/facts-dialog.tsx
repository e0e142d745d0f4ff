import { Alert, Box, Checkbox, CircularProgress, FormControlLabel, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { type FactWords, factText } from '#content/attribute/fact-text.ts';
import { type FactProposal, readAs } from '#content/attribute/from-list/facts-from-list.ts';
import type { FactEntry } from '#content/attribute/parse-fact.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { EntryPicker } from '#office/generic/inputs/relations/entry-picker.tsx';
import { useRefresh } from '#office/generic/refresh.ts';
import { client } from '#office/providers/client.ts';
import { FormDialog } from '#office/screen/dialogs/form-dialog.tsx';
import { useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';
import { type AttributeOfFacts, attributeIn } from '../facts.ts';
import { useAttributes } from '../use-attributes.ts';
import { type ConfirmedFact, type ProductTexts, takeFacts } from './take-facts.ts';
import { useProposals } from './use-proposals.ts';

interface FactsDialogProps {
  texts: ProductTexts;
  onTake: (texts: ProductTexts, count: number) => void;
  onClose: () => void;
}

/** What the editor chose for a proposal. `attribute`: null makes a new one. */
interface Choice {
  isTaken: boolean;
  attribute: number | null;
}

interface Line {
  key: string;
  proposal: FactProposal;
  choice: Choice;
  attribute: AttributeOfFacts | undefined;
  /** Undefined: the value does not fit the attribute. */
  fact: FactEntry | undefined;
  isTwice: boolean;
}

const keyOf = ({ list, item }: FactProposal): string => `${list} ${item}`;

/** Lists the facts that lists of the description may become, each confirmed or refused. */
export function FactsDialog({ texts, onTake, onClose }: FactsDialogProps) {
  const { form } = useTexts();
  const words = form.facts.lists;
  const { mainLanguage } = useMe();
  const refresh = useRefresh();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  /** New attributes that were saved already, by their name: a second try does not save them again. */
  const [made, setMade] = useState<Readonly<Record<string, number>>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { yes, no } = form.facts;
  const wordsOf = useCallback(
    (lang: string): FactWords => ({ locale: lang === '' ? mainLanguage : lang, yes, no }),
    [mainLanguage, yes, no],
  );
  const { proposals, error } = useProposals(texts, wordsOf);
  const lines = useLines(proposals ?? [], choices, texts, wordsOf(''));
  const taken = lines.filter(({ choice, fact, isTwice }) => choice.isTaken && fact && !isTwice);

  const submit = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const known = { ...made };
      const confirmed: ConfirmedFact[] = [];
      for (const { proposal, choice, fact } of taken) {
        if (!fact) continue;
        const attribute = choice.attribute ?? known[proposal.label] ?? (await makeAttribute(proposal));
        known[proposal.label] = attribute;
        setMade({ ...known });
        confirmed.push({ proposal, attribute, fact });
      }
      await refresh('attribute');
      onTake(takeFacts(texts, confirmed), confirmed.length);
    } catch (cause) {
      setFailure(cause);
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={words.title}
      action={words.take({ count: taken.length })}
      sending={{ isPending: busy, error: failure ?? error }}
      onSubmit={() => void submit()}
      onClose={onClose}
      submitProps={{ disabled: taken.length === 0 }}
    >
      <Typography>{words.intro}</Typography>
      {!proposals && !error && <CircularProgress size={24} aria-label={form.rich.loading} />}
      {proposals?.length === 0 && <Alert severity="info">{words.none}</Alert>}
      {lines.map((line) => (
        <ProposalLine
          key={line.key}
          line={line}
          words={wordsOf('')}
          onChange={(choice) => setChoices({ ...choices, [line.key]: choice })}
        />
      ))}
    </FormDialog>
  );
}

/** Saves and publishes an attribute that a proposal needs, with the labels of the translations as its names. */
async function makeAttribute({ label, attribute, translations }: FactProposal): Promise<number> {
  const { id } = await client.call(saveEntry, {
    type: 'attribute',
    parent: null,
    status: 'published',
    publishAt: null,
    keepPublished: false,
    document: { ...('id' in attribute ? {} : attribute), name: label },
    translations: Object.fromEntries(Object.entries(translations).map(([lang, own]) => [lang, { name: own.label }])),
  });
  return id;
}

/** The proposals with what was chosen. An attribute has one fact: a second one is not taken. */
function useLines(
  proposals: readonly FactProposal[],
  choices: Readonly<Record<string, Choice>>,
  texts: ProductTexts,
  words: FactWords,
): Line[] {
  const chosen = proposals.map((proposal): { key: string; proposal: FactProposal; choice: Choice } => {
    const key = keyOf(proposal);
    const own = 'id' in proposal.attribute ? proposal.attribute.id : null;
    return { key, proposal, choice: choices[key] ?? { isTaken: true, attribute: own } };
  });
  const attributeOf = useAttributes(chosen.flatMap(({ choice }) => choice.attribute ?? []));
  const seen = new Set<unknown>(texts.facts.map(attributeIn));
  return chosen.map(({ key, proposal, choice }) => {
    const attribute = choice.attribute === null ? undefined : (attributeOf(choice.attribute) ?? undefined);
    const mark = choice.attribute ?? proposal.label.toLowerCase();
    const isTwice = choice.isTaken && seen.has(mark);
    if (choice.isTaken) seen.add(mark);
    return { key, proposal, choice, attribute, fact: factOf(proposal, choice, attribute, words), isTwice };
  });
}

function factOf(
  proposal: FactProposal,
  { attribute }: Choice,
  chosen: AttributeOfFacts | undefined,
  words: FactWords,
): FactEntry | undefined {
  const own = 'id' in proposal.attribute ? proposal.attribute.id : null;
  if (attribute === own) return proposal.fact;
  return chosen && readAs(proposal.value, chosen, words);
}

interface ProposalLineProps {
  line: Line;
  words: FactWords;
  onChange: (choice: Choice) => void;
}

function ProposalLine({
  line: { key, proposal, choice, attribute, fact, isTwice },
  words,
  onChange,
}: ProposalLineProps) {
  const texts = useTexts().form.facts.lists;
  const { label, value } = proposal;
  const problem = !fact ? texts.unfit : isTwice ? texts.twice : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1, borderTop: 1, borderColor: 'divider', paddingBlockStart: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={choice.isTaken} onChange={(_, isTaken) => onChange({ ...choice, isTaken })} />
        }
        label={
          <bdi>
            <strong>{label}:</strong> {value}
          </bdi>
        }
      />
      {choice.isTaken && (
        <Box sx={{ display: 'grid', gap: 1, paddingInlineStart: 4 }}>
          <EntryPicker
            type="attribute"
            id={`proposal-${key.replace(' ', '-')}`}
            label={texts.attribute({ label })}
            value={choice.attribute}
            placeholder={'id' in proposal.attribute ? '' : texts.newAttribute({ name: label })}
            onChange={(next) => onChange({ ...choice, attribute: next })}
          />
          {problem ? (
            <Typography color="error" variant="body2">
              {problem}
            </Typography>
          ) : (
            fact && <Typography variant="body2">{shownFact(fact, proposal, attribute, words)}</Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

/** The fact as the page will show it. */
function shownFact(
  fact: FactEntry,
  { attribute: proposed }: FactProposal,
  chosen: AttributeOfFacts | undefined,
  words: FactWords,
): string {
  const { unit, decimals } = chosen ?? ('id' in proposed ? { unit: '', decimals: 6 } : proposed);
  const nameOf = (value: unknown) => chosen?.options.find(({ id }) => id === value)?.name;
  return factText({ ...fact, unit, decimals, values: fact.values.map((value) => nameOf(value) ?? value) }, words);
}
