import { z } from 'zod';
import type { Category, MenuCategory } from '#content/category/definition.ts';
import type { Product } from '#content/product/definition.ts';
import {
  entryCodec,
  mediaFrom,
  mediaTo,
  pictureAddress,
  pictureFrom,
  pictureInfo,
  wireAddress,
  wireId,
  wireList,
  wireMedia,
  wirePictureInfo,
  wireText,
} from './parts.ts';

const wireSubCategory = z.object({ id: wireId, name: z.string(), lang: z.string().optional() });

export const menuCategoryWire = entryCodec<MenuCategory>()(
  z.object({
    id: wireId,
    name: z.string(),
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
    ourProductSubCategoryVM: wireList(wireSubCategory),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.name,
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
      subCategories: wire.ourProductSubCategoryVM ?? [],
    }),
    encode: (category) => ({
      id: category.id,
      name: category.name,
      imgLink: pictureAddress(category.image),
      imgLinkInfo: pictureInfo(category.image),
      ourProductSubCategoryVM: category.subCategories,
    }),
  },
);

export const categoryWire = entryCodec<Category>()(
  z.object({
    id: wireId.optional(),
    name: z.string(),
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
    parent: wireSubCategory.optional(),
    ourProductSubCategoryVM: wireList(wireSubCategory),
    productTotal: z.int().nonnegative().optional(),
    products: wireList(
      z.object({ id: wireId, name: wireText, lang: wireText, imgLink: wireAddress, imgLinkInfo: wirePictureInfo }),
    ),
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name,
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
      parent: wire.parent ?? null,
      subCategories: wire.ourProductSubCategoryVM ?? [],
      productTotal: wire.productTotal ?? wire.products?.length ?? 0,
      products: (wire.products ?? []).map((product) => ({
        id: product.id,
        name: product.name ?? '',
        lang: product.lang,
        image: pictureFrom(product.imgLink, product.imgLinkInfo),
      })),
    }),
    encode: (category) => ({
      id: category.id,
      name: category.name,
      description: category.description,
      imgLink: pictureAddress(category.image),
      imgLinkInfo: pictureInfo(category.image),
      parent: category.parent ?? undefined,
      ourProductSubCategoryVM: category.subCategories,
      productTotal: category.productTotal,
      products: category.products.map((product) => ({
        id: product.id,
        name: product.name,
        lang: product.lang,
        imgLink: pictureAddress(product.image),
        imgLinkInfo: pictureInfo(product.image),
      })),
    }),
  },
);

export const productWire = entryCodec<Product>()(
  z.object({
    id: wireId.optional(),
    name: z.string(),
    description: wireText,
    category: wireSubCategory.optional(),
    productImagesVM: wireList(wireMedia),
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name,
      description: wire.description ?? '',
      category: wire.category ?? null,
      media: (wire.productImagesVM ?? []).map(mediaFrom),
    }),
    encode: (product) => ({
      id: product.id,
      name: product.name,
      description: product.description,
      category: product.category ?? undefined,
      productImagesVM: product.media.map(mediaTo),
    }),
  },
);
