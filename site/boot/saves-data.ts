declare global {
  interface Navigator {
    /** What the browser knows of the line, in the browsers that say so. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor has asked for as few bytes as may be. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
