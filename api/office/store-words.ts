import { addressField } from '#contract/addresses/page-addresses.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { StoreError, StoreErrorReason } from '#store/store.ts';
import { quoted, type Wording, words } from './words.ts';

type About = StoreError['about'];

const wordings: Record<StoreErrorReason, (about: About) => Wording> = {
  missing: () => (texts) => texts.store.gone,
  conflict: () => (texts) => texts.store.savedMeanwhile,
  'changed-meanwhile': () => (texts) => texts.store.changedMeanwhile,
  'notes-full':
    ({ most = 0 }) =>
    (texts) =>
      texts.store.notesFull({ most }),
  'there-already': () => (texts) => texts.store.thereAlready,
  'too-many':
    ({ most = 0 }) =>
    (texts) =>
      texts.store.tooMany({ most }),
  'address-taken':
    ({ address = '', title = '' }) =>
    (texts) =>
      texts.store.addressTaken({ address, title }),
  'single-exists': () => (texts) => texts.store.onlyOne,
  'main-language':
    ({ unpublished = false }) =>
    ({ store }) =>
      unpublished ? store.mainLanguageLast : store.mainLanguageFirst,
  'has-children':
    ({ titles = [], more = false }) =>
    (texts, lang) => {
      const names = quoted(titles, texts, lang);
      return more ? texts.store.hasMoreChildren({ names }) : texts.store.hasChildren({ names });
    },
  'in-use': () => (texts) => texts.store.inUse,
  'in-trash':
    ({ title, already = false }) =>
    ({ store }) => {
      if (title !== undefined) return store.parentInTrash({ title });
      return already ? store.inTrashAlready : store.inTrash;
    },
  'not-in-trash': () => (texts) => texts.store.notInTrash,
};

/** Why the store rejected a change, in the language of a user. */
export const storeWording = ({ reason, about }: StoreError): Wording => wordings[reason](about);

/** The response to a rejected change. */
export function refusalOf(error: StoreError): HttpError {
  const wording = storeWording(error);
  if (error.reason === 'missing') return new HttpError('not_found');
  if (error.reason === 'address-taken')
    return words.fieldError('invalid_body', [{ field: addressField(error.about.lang), wording }]);
  return words.error('conflict', wording);
}
