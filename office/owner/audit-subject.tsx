import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { entryPath, typeLabel } from '../screen/entry-path.ts';
import { entryIn } from './entry-in.ts';

/** What was done something to, with the way there where it is an entry. */
export function AuditSubject({ subject }: { subject: string }) {
  const entry = entryIn(subject);
  if (!entry) return <>{subject}</>;
  return (
    <MuiLink component={Link} to={entryPath(entry.type, entry.id)}>
      {typeLabel(entry.type)} {entry.id}
    </MuiLink>
  );
}
