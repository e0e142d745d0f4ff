import { useLocation } from 'react-router';
import { useShell } from './use-shell.ts';

/** Stands above a printed page only: whose page it is, how to reach them, and where it can be read again. */
export function PrintHead() {
  const { pathname, search } = useLocation();
  const { company, publicUrl } = useShell();
  return (
    <div className="print-head">
      <p className="print-name">{company.companyName}</p>
      <p>{[company.phone, company.email].filter((way) => way !== '').join(' · ')}</p>
      <p>{`${publicUrl}${pathname}${search}`}</p>
    </div>
  );
}
