import { describe, expect, test } from 'vitest';
import { isGone, isNotFound } from '#site/loading/failures.ts';
import { fakeServices, problem } from '#site/testing/fake-services.ts';
import { loadCategory } from './load-category.server.ts';

const at = (path: string) => new URL(path, 'http://site.test');
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `P${index + 1}` }));

const thrownBy = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
};

describe('loadCategory', () => {
  test('pages the products of a backend that returns all at once', async () => {
    const services = fakeServices({
      GetCategoryByCategoryId: () => Response.json({ id: 5, name: 'Yarn', products: products(30) }),
    });
    const first = await loadCategory(services, '5', at('/product/5'));
    const second = await loadCategory(services, '5', at('/product/5?page=2'));
    expect(first).toMatchObject({ category: { name: 'Yarn' }, paging: { page: 1, pages: 2 } });
    expect(first.products.map(({ id }) => id)).toEqual(products(24).map(({ id }) => String(id)));
    expect(second.products.map(({ id }) => id)).toEqual(['25', '26', '27', '28', '29', '30']);
  });

  test('requests only the shown part from a backend with paging', async () => {
    let asked = '';
    const services = fakeServices({
      GetCategoryByCategoryId: (request) => {
        asked = new URL(request.url).search;
        return Response.json({ id: 5, name: 'Yarn', productTotal: 30, products: products(6) });
      },
    });
    const { products: shown } = await loadCategory(services, '5', at('/product/5?page=2'));
    expect(asked).toContain('skip=24');
    expect(shown).toHaveLength(6);
  });

  test('takes the sub-categories or the parent from the menu of a backend that sends none', async () => {
    const services = fakeServices({
      GetCategoryByCategoryId: () => Response.json({ name: 'Yarn', products: [] }),
      GetProductMenu: () =>
        Response.json([
          { id: 3, name: 'Cloth' },
          { id: 5, name: 'Yarn', ourProductSubCategoryVM: [{ id: 'a/6', name: 'Combed' }] },
        ]),
    });
    const relatives = async (id: string) => {
      const { category } = await loadCategory(services, id, at(`/product/${id}`));
      return [category.parent?.id, category.subCategories.map((sub) => sub.name)];
    };
    expect(await relatives('5')).toEqual([undefined, ['Combed']]);
    expect(await relatives('a/6')).toEqual(['5', []]);
    expect(await relatives('3')).toEqual([undefined, []]);
  });

  test('redirects a product’s id permanently to the product', async () => {
    const services = fakeServices({
      GetCategoryByCategoryId: problem(404, 'not_found'),
      GetProductById: () => Response.json({ id: 7, name: 'Cone' }),
    });
    const thrown = await thrownBy(loadCategory(services, '7', at('/product/7')));
    if (!(thrown instanceof Response)) throw thrown;
    expect([thrown.status, thrown.headers.get('location')]).toEqual([301, '/product-details/7']);
  });

  test('returns 404 for an id of neither', async () => {
    const services = fakeServices({
      GetCategoryByCategoryId: problem(404, 'not_found'),
      GetProductById: problem(404, 'not_found'),
    });
    expect(isNotFound(await thrownBy(loadCategory(services, '7', at('/product/7'))))).toBe(true);
  });

  test('tells a withdrawn category or product from one that never existed', async () => {
    const category = fakeServices({ GetCategoryByCategoryId: problem(410, 'gone') });
    expect(isGone(await thrownBy(loadCategory(category, '7', at('/product/7'))))).toBe(true);
    expect(category.made).toEqual(['GetCategoryByCategoryId']);
    const product = fakeServices({
      GetCategoryByCategoryId: problem(404, 'not_found'),
      GetProductById: problem(410, 'gone'),
    });
    expect(isGone(await thrownBy(loadCategory(product, '7', at('/product/7'))))).toBe(true);
  });

  test('does not treat a backend that is down as a missing category', async () => {
    const thrown = await thrownBy(loadCategory(fakeServices({}), '7', at('/product/7')));
    expect(isNotFound(thrown)).toBe(false);
    expect(thrown).toMatchObject({ kind: 'unreachable' });
  });
});
