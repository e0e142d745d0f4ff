declare global {
  interface Navigator {
    /** Absent in browsers without the Network Information API. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor has asked for reduced data use. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
