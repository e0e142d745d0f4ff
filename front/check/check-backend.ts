import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import { getCategoryByCategoryId, getProductMenu } from '#content/category/calls.ts';
import { getInformation } from '#content/company/calls.ts';
import { getConcern, getConcernByUrl } from '#content/concern/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { byIdCallOf, listCallOf, specifiedTypes } from '#content/type-calls.ts';
import type { Call } from '#contract/protocol/call.ts';
import { createAdapter } from '#front/adapters/adapt-response.ts';
import type { Config } from '#server/config/config.ts';
import { maxResponseBytes } from '../calls/foreign-backend.ts';
import { createBodyLimit } from '../calls/reading/body-limit.ts';
import { fetchSameOrigin } from '../calls/sending/fetch-same-origin.ts';
import { retryOnce } from '../calls/sending/retry-once.ts';
import { imageHostsOf } from '../pictures/pictures-of-hosts.ts';
import { checkCall } from './check-call.ts';
import { type FoundFile, filesIn, unreachableFiles } from './check-files.ts';
import { addLoss, type BackendReport, type CallReport, emptyReport, isLossless } from './check-report.ts';

export interface CheckOptions {
  backend: string;
  config: Pick<Config, 'siteDefaults' | 'backendDates' | 'imageHosts'>;
  maxFiles?: number;
  /** Called with the name of each call and its number of requests. */
  onCall?: (call: string, requests: number) => void;
}

const maxConcurrent = 4;

/** Calls of section 7 of the specification that take no parameter. */
const plainCalls: readonly Call[] = [getInformation, ...specifiedTypes.flatMap((type) => listCallOf(type) ?? [])];

type ItemCall = [call: Call, parameter: 'id' | 'url', of: (answers: Answers) => unknown[]];

/** Calls for one item: the parameter, and its values from earlier answers. */
const itemCalls: readonly ItemCall[] = [
  [getConcernByUrl, 'url', (answers) => values(answers.get(getConcern), 'address')],
  [getCategoryByCategoryId, 'id', (answers) => categoryIds(answers.get(getProductMenu))],
  [getProductById, 'id', (answers) => values(parts(answers.get(getCategoryByCategoryId), 'products'), 'id')],
  ...specifiedTypes.flatMap((type): ItemCall[] => {
    const [list, byId] = [listCallOf(type), byIdCallOf(type)];
    return list && byId && type !== 'category' ? [[byId, 'id', (answers) => values(answers.get(list), 'id')]] : [];
  }),
];

/** Decoded answers by call. */
type Answers = Map<Call, unknown[]>;

/** Makes each call of the specification, for each item, as the site does, and requests each file. */
export async function checkBackend({
  backend,
  config,
  maxFiles = 2_000,
  onCall,
}: CheckOptions): Promise<BackendReport> {
  const bodies = createBodyLimit(maxResponseBytes);
  const options = {
    backend,
    fetch: retryOnce(async (request) => bodies.read(request, await fetchSameOrigin(request))),
    release: bodies.release,
    adapt: createAdapter({ dates: config.backendDates, timeZone: config.siteDefaults.timeZone ?? 'UTC' }),
  };
  const answers: Answers = new Map();
  const reports: CallReport[] = [];
  const files = new Map<string, { file: FoundFile; in: CallReport }>();

  const check = async (call: Call, inputs: readonly (readonly [input: object, about: string])[]) => {
    onCall?.(call.name, inputs.length);
    const report = emptyReport(call.name);
    const decoded: unknown[] = [];
    reports.push(report);
    await mapWithConcurrency(inputs, maxConcurrent, async ([input, about]) => {
      const value = await checkCall(call, input, about, report, options);
      if (value === undefined) return;
      decoded.push(...(Array.isArray(value) ? value : [value]));
      for (const file of filesIn(value)) {
        if (!files.has(file.address)) files.set(file.address, { file, in: report });
      }
    });
    answers.set(call, decoded);
  };

  for (const call of plainCalls) await check(call, [[{}, '']]);
  for (const [call, parameter, of] of itemCalls) {
    const given = [...new Set(of(answers))];
    await check(
      call,
      given.map((value) => [{ [parameter]: value }, `${parameter}=${value}: `]),
    );
  }

  const checked = [...files.values()].slice(0, maxFiles);
  onCall?.('files', checked.length);
  const reasons = await unreachableFiles(
    checked.map(({ file }) => file),
    backend,
    imageHostsOf(config),
  );
  for (const { file, in: report } of checked) {
    const reason = reasons.get(file.address);
    if (reason !== undefined) addLoss(report.unreachableFiles, `${file.address}: ${reason}`);
  }
  return {
    backend,
    result: reports.every(({ answered }) => answered === 0)
      ? 'unreachable'
      : reports.every(isLossless)
        ? 'fits'
        : 'loses',
    calls: reports,
    files: { found: files.size, checked: checked.length },
  };
}

/** The values of a field; items without the field are skipped. */
const values = (items: unknown, field: string): unknown[] =>
  (Array.isArray(items) ? items : []).map((item) => Reflect.get(Object(item), field)).filter(Boolean);

const parts = (items: unknown, field: string): unknown[] => values(items, field).flat();

/** Sub-categories are requested with the same call as categories. */
const categoryIds = (menu: unknown): unknown[] => [
  ...values(menu, 'id'),
  ...values(parts(menu, 'subCategories'), 'id'),
];
