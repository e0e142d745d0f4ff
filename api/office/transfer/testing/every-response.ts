import type { TestApi } from '#api/testing/start-api.ts';

const lists = [
  ...['Concern', 'ProductMenu', 'News', 'Gallery', 'Videos', 'Brand', 'Slider', 'Report', 'Export', 'Crest'],
  ...['Certificate', 'TradeFair', 'Career', 'Department', 'Speech', 'ContactInformation', 'Faq'],
  ...['Location', 'Document', 'Attribute'],
];
const byId = { News: 'News', Gallery: 'Gallery', TradeFair: 'TradeFair', Career: 'Career' };
const searched = ['yarn', 'cotton', 'Hamburg', 'mill', 'port'];

interface Answered {
  id?: number;
  url?: string;
  ourProductSubCategoryVM?: Answered[];
  products?: Answered[];
}

/** The responses of all public read calls, by the path of the call. */
export async function everyResponse(site: TestApi, langs: readonly string[] = ['']): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const lang of langs) {
    const ask = async (path: string): Promise<unknown> => {
      const asked = lang === '' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      if (asked in answers) return answers[asked];
      const response = await site.fetch(`/api/WebApi/${asked}`);
      const answer: unknown = await response.json();
      // The body of an error has a random request id.
      answers[asked] = response.ok ? answer : response.status;
      return answer;
    };
    const list = async (path: string) => (await ask(path)) as Answered[];
    await ask('GetInformation');
    await ask('GetNewsYears');
    for (const name of lists) await ask(`Get${name}`);
    for (const [name, one] of Object.entries(byId)) {
      for (const { id } of await list(`Get${name}`)) await ask(`Get${one}ById?id=${id}`);
    }
    for (const { url } of await list('GetConcern')) await ask(`GetConcernByUrl?url=${url}`);
    for (const top of await list('GetProductMenu')) {
      for (const { id } of [top, ...(top.ourProductSubCategoryVM ?? [])]) {
        const category = (await ask(`GetCategoryByCategoryId?id=${id}`)) as Answered;
        for (const product of category.products ?? []) await ask(`GetProductById?id=${product.id}`);
      }
    }
    for (const words of searched) {
      const path = `Search?take=100&q=${words}`;
      const { items, ...found } = (await ask(path)) as { items: { url: string }[] };
      // The order of equal matches differs between the database engines.
      answers[path] = { ...found, items: items.toSorted((a, b) => (a.url < b.url ? -1 : 1)) };
    }
  }
  return answers;
}
