import { listTranslations } from '#contract/calls/office/translations.ts';
import { client } from '../providers/client.ts';
import { useMay, useMe } from '../shell/me.ts';
import { type Person, selectionActions } from './actions.ts';
import type { filtersIn } from './filters.ts';
import { SelectionBar } from './selection-bar.tsx';
import { type Row, TranslationTable } from './translation-table.tsx';
import { maxSelected, type Selection } from './use-selection.ts';

/** The largest page of the call. */
const maxTake = 100;

interface SelectableTableProps {
  filters: ReturnType<typeof filtersIn>;
  selection: Selection;
  /** The entries of this page. */
  items: readonly Row[];
  total: number;
  /** The languages that have a column. */
  langs: readonly string[];
  people: readonly Person[];
  onDone: () => void;
}

/** The table of translations, with the actions for its selected entries that the user may use. */
export function SelectableTable(props: SelectableTableProps) {
  const { filters, selection, items, total, langs, people, onDone } = props;
  const me = useMe();
  const may = useMay();
  const actions = selectionActions.filter(({ needs, isShown }) => may(needs) && (isShown?.(me) ?? true));
  const selectAll = async () => {
    const pages = Math.ceil(Math.min(total, maxSelected) / maxTake);
    const found = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        client.call(listTranslations, { ...filters, skip: page * maxTake, take: maxTake }),
      ),
    );
    selection.add(found.flatMap((part) => part.items));
  };
  if (actions.length === 0) return <TranslationTable {...{ items, langs, people }} selection={undefined} />;
  return (
    <>
      <SelectionBar
        {...{ actions, selection, total, langs, people }}
        page={items}
        onSelectAll={selectAll}
        onDone={() => {
          selection.clear();
          onDone();
        }}
      />
      <TranslationTable {...{ items, langs, people, selection }} />
    </>
  );
}
