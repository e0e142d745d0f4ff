import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { entryIn } from '#contract/office/audit-subject.ts';
import type { AuditRow } from '#contract/office/owner-view.ts';
import { entryPath, typeLabel } from '../screen/entry-path.ts';

/** The subject of an audit row, linked and with its name where it is an entry. */
export function AuditSubject({ subject, title }: Pick<AuditRow, 'subject' | 'title'>) {
  const entry = entryIn(subject);
  if (!entry) return <>{subject}</>;
  if (title === null) return <>{`${typeLabel(entry.type)} ${entry.id}`}</>;
  return (
    <>
      {typeLabel(entry.type)}{' '}
      <MuiLink component={Link} to={entryPath(entry.type, entry.id)}>
        {title}
      </MuiLink>
    </>
  );
}
