import { SaxesParser, type SaxesTagNS } from 'saxes';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

function treeOf(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagNS) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element: Element = { name, attributes: Object.fromEntries(values), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

/** The order of the elements in another, as the schema of XLIFF 2.0 and its modules defines it. */
const orders: Record<string, RegExp> = {
  xliff: /^(file )+$/,
  file: /^(slr:profiles )?(mda:metadata )?(notes )?(unit )+$/,
  unit: /^(mda:metadata )?(notes )?(originalData )?((segment|ignorable) )*(segment )((segment|ignorable) )*$/,
  segment: /^source (target )?$/,
  ignorable: /^source (target )?$/,
  originalData: /^(data )+$/,
  notes: /^(note )+$/,
};

const nameToken = /^[\w.:-]+$/;
const states = new Set(['initial', 'translated', 'reviewed', 'final']);

function* withDescendants(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* withDescendants(child);
}

const idsOf = (elements: readonly Element[]) =>
  elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
const named = (elements: Iterable<Element>, ...names: string[]) =>
  [...elements].filter(({ name }) => names.includes(name));

/** What breaks the rules of XLIFF 2.0 in a document: the order of elements, unique ids, references, states. */
export function brokenRules(xml: string): string[] {
  const broken: string[] = [];
  const require = (isRight: boolean, rule: string) => {
    if (!isRight) broken.push(rule);
  };
  const root = treeOf(xml);
  const all = [...withDescendants(root)];
  for (const { name, children } of all) {
    const order = orders[name];
    const written = children.map((child) => `${child.name} `).join('');
    require(order?.test(written) ?? true, `<${name}> has ${written}`);
  }
  const unique = (ids: readonly string[], where: string) => {
    require(new Set(ids).size === ids.length, `ids are not unique in ${where}`);
    for (const id of ids) require(nameToken.test(id), `the id ${id} is no NMTOKEN`);
  };
  unique(idsOf(root.children), 'xliff');
  for (const file of named(all, 'file')) {
    const units = idsOf(named(file.children, 'unit'));
    unique(units, 'file');
    for (const unit of named(file.children, 'unit')) {
      const inside = [...withDescendants(unit)];
      unique(idsOf(named(inside, 'segment', 'ignorable')), 'unit');
      const data = idsOf(named(inside, 'data'));
      unique(data, 'originalData');
      for (const piece of named(unit.children, 'segment', 'ignorable')) {
        const state = piece.attributes.state;
        require(state === undefined || states.has(state), `the state ${state}`);
        const [source, target] = piece.children;
        if (state !== undefined && state !== 'initial') require(target !== undefined, `${state} without a target`);
        const sources = idsOf(named(source ? withDescendants(source) : [], 'pc', 'ph'));
        unique(sources, 'source');
        unique(idsOf(named(target ? withDescendants(target) : [], 'pc', 'ph')), 'target');
      }
      unique(
        idsOf(
          named(
            inside.filter(({ name }) => name !== 'unit'),
            'source',
          )
            .flatMap((one) => [...withDescendants(one)])
            .filter(({ name }) => name === 'pc' || name === 'ph'),
        ),
        'sources of a unit',
      );
      for (const { attributes } of named(inside, 'pc', 'ph')) {
        for (const key of ['dataRef', 'dataRefStart', 'dataRefEnd']) {
          const ref = attributes[key];
          if (ref !== undefined) require(data.includes(ref), `no data ${ref}`);
        }
        for (const flow of (attributes.subFlows ?? attributes.subFlowsStart ?? '').split(' ').filter(Boolean)) {
          require(units.includes(flow), `no unit ${flow}`);
        }
        if (attributes.subType !== undefined) require(attributes.type !== undefined, 'subType without type');
      }
    }
  }
  return broken;
}
