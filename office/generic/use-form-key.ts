import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

interface Made {
  /** The entry that a form has made. */
  id: string;
  form: string;
  /** Where in the history the form was opened. */
  place: string;
}

interface FormKey {
  /** Another key is another form. */
  key: string;
  isNew: boolean;
  /** Says that the form of a new entry has been saved: it stays when the entry's address is gone to. */
  onMade: (id: number) => void;
}

/** Tells the forms of a screen apart, so that none is begun anew under somebody's hands. */
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
