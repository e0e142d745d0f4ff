/** The dialogs that an entry's form can open. */
export type OpenDialog = 'preview' | 'history' | 'trash' | 'review';
