/** An entry that another one names: enough for a link. */
export interface EntryLink {
  /** The public id. */
  id: string;
  name: string;
  /** The path of the page that shows it, without a language. */
  url: string;
  /** The language of the name; absent: the default language. */
  lang?: string | undefined;
}
