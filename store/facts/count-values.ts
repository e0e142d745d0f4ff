import type { FacetCounts, FactFilter, FilteredQuery, FilteredResult } from '../interfaces/published-entries.ts';
import { columnKey, type Numberings, optionKey, type PackedValues, packedLength } from './fact-values.ts';

/** A filter with the numbers of the index. */
interface Test {
  column: number | undefined;
  /** Choices: the numbers of options, or 1 and 0. */
  values?: ReadonlySet<number | undefined>;
  from: number;
  to: number;
}

function testOf(filter: FactFilter, { columns, options }: Numberings): Test {
  const { attribute, kind } = filter;
  const range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const column = columns.get(columnKey(attribute, kind));
  if (kind === 'number') return { column, from: filter.from ?? range.from, to: filter.to ?? range.to };
  const values: (number | undefined)[] =
    kind === 'yesNo' ? filter.values.map(Number) : filter.values.map((id) => options.get(optionKey(attribute, id)));
  return { column, ...range, values: new Set(values) };
}

/** Whether a value is chosen, or its range overlaps the chosen one. */
const passes = ({ values, from, to }: Test, least: number, most: number): boolean =>
  values ? values.has(least) : least <= to && most >= from;

/** The kinds of columns that are counted. */
const uncounted = 0;
const counted = 1;
const measured = 2;
const answered = 3;
const columnKinds = { choice: counted, number: measured, yesNo: answered } as const;

/**
 * Counts the values of products. Each attribute is counted among the products that pass the filters of all others, so
 * that its counts show what another choice would find. Typed arrays: there are a hundred thousand values.
 */
export function createCounter(
  numberings: Numberings,
  filters: readonly FactFilter[],
  facets: FilteredQuery['facets'],
): { count(values: PackedValues, isExcluded?: boolean): boolean; result(): FilteredResult['facets'] } {
  const { columns, options } = numberings;
  const columnOf = ({ attribute, kind }: FilteredQuery['facets'][number]) => columns.get(columnKey(attribute, kind));
  const tests = filters.map((filter) => testOf(filter, numberings));
  const all = 2 ** tests.length - 1;
  const kinds = new Uint8Array(columns.size());
  const testIn = new Int8Array(columns.size()).fill(-1);
  for (const [index, { column }] of tests.entries()) if (column !== undefined) testIn[column] = index;
  for (const facet of facets) {
    const column = columnOf(facet);
    if (column !== undefined) kinds[column] = columnKinds[facet.kind];
  }
  /** By column: whether a product of the list has a value, and the range of those that are counted. */
  const isPresent = new Uint8Array(columns.size());
  const least = new Float64Array(columns.size()).fill(Number.POSITIVE_INFINITY);
  const most = new Float64Array(columns.size()).fill(Number.NEGATIVE_INFINITY);
  const answers = new Uint32Array(columns.size() * 2);
  const chosen = new Uint32Array(options.size());

  const failedBy = (values: PackedValues): number => {
    let passed = 0;
    for (let at = 0; at < values.length; at += packedLength) {
      const index = testIn[values[at] as number] as number;
      // An index of -1 would be looked up as a name.
      const test = index < 0 ? undefined : tests[index];
      if (test && passes(test, values[at + 1] as number, values[at + 2] as number)) passed |= 1 << index;
    }
    return all & ~passed;
  };

  return {
    // A product that others exclude is counted nowhere; whether it passes the filters is said all the same.
    count(values, isExcluded = false) {
      const failed = tests.length > 0 ? failedBy(values) : 0;
      for (let at = 0; at < values.length; at += packedLength) {
        const column = values[at] as number;
        const kind = kinds[column] as number;
        if (kind === uncounted) continue;
        isPresent[column] = 1;
        const test = testIn[column] as number;
        if (isExcluded || (failed !== 0 && (test < 0 || failed !== 1 << test))) continue;
        const from = values[at + 1] as number;
        const to = values[at + 2] as number;
        if (kind === measured) {
          if (from < (least[column] as number)) least[column] = from;
          if (to > (most[column] as number)) most[column] = to;
        } else if (kind === answered) answers[column * 2 + from] = (answers[column * 2 + from] as number) + 1;
        else chosen[from] = (chosen[from] as number) + 1;
      }
      return failed === 0;
    },
    result: () =>
      new Map(
        facets.flatMap((facet): [number, FacetCounts][] => {
          const column = columnOf(facet);
          if (column === undefined || isPresent[column] === 0) return [];
          const keys = facet.options ?? [];
          const countOf = (key: string) => chosen[options.get(optionKey(facet.attribute, key)) ?? -1] ?? 0;
          const hasRange = (least[column] as number) <= (most[column] as number);
          const counts = {
            options: new Map(keys.map((key) => [key, countOf(key)])),
            yes: answers[column * 2 + 1] as number,
            no: answers[column * 2] as number,
            least: hasRange ? (least[column] as number) : null,
            most: hasRange ? (most[column] as number) : null,
          };
          return [[facet.attribute, counts]];
        }),
      ),
  };
}
