import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

interface Made {
  /** The entry that a form has created. */
  id: string;
  form: string;
  /** The history key at which the form was opened. */
  place: string;
}

interface FormKey {
  /** Another key creates another form. */
  key: string;
  isNew: boolean;
  /** Reports that the form of a new entry has been saved: the form stays when the address changes to the entry's. */
  onMade: (id: number) => void;
}

/** The React key of the form, which keeps a form mounted after it has created its entry. */
export function useFormKey(id: string | undefined, from: string): FormKey {
  const { key: place } = useLocation();
  const [made, setMade] = useState<Made>();
  const [count, setCount] = useState(0);
  const stays = made !== undefined && (id === made.id || (id === undefined && place === made.place));
  useEffect(() => {
    if (made && !stays) setMade(undefined);
  }, [made, stays]);
  const key = stays ? made.form : (id ?? `new.${count}.${from}`);
  return {
    key,
    isNew: stays || id === undefined,
    onMade: (newId) => {
      setMade({ id: String(newId), form: key, place });
      setCount(count + 1);
    },
  };
}
