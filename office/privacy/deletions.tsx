import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { getRetention } from '#contract/calls/office/privacy.ts';
import { retention } from '#contract/submissions/retention.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { client } from '../providers/client.ts';
import { Loaded } from '../screen/loaded.tsx';
import { Fact, Panel } from '../screen/panel.tsx';
import { useTexts } from '../texts/texts.ts';

/** The retention periods, and the latest automatic deletions. */
export function Deletions() {
  const formats = useFormats();
  const { deleted: texts } = useTexts().privacy;
  const { periods } = texts;
  const answer = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => client.call(getRetention, {}, { signal }),
  });
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {texts.intro}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={periods.applications.what}>
          {periods.applications.howLong({ months: retention.applicationMonths })}
        </Fact>
        <Fact name={periods.talentPool.what}>{periods.talentPool.howLong({ months: retention.talentPoolMonths })}</Fact>
        <Fact name={periods.messages.what}>{periods.messages.howLong({ months: retention.messageMonths })}</Fact>
        <Fact name={periods.unconfirmed.what}>{periods.unconfirmed.howLong({ days: retention.unconfirmedDays })}</Fact>
        <Fact name={periods.unsubscribed.what}>
          {periods.unsubscribed.howLong({ days: retention.unsubscribedDays })}
        </Fact>
        <Fact name={periods.queuedMails.what}>{periods.queuedMails.howLong({ days: retention.queuedMailDays })}</Fact>
        <Fact name={periods.addresses.what}>{periods.addresses.howLong({ days: retention.addressDays })}</Fact>
      </Box>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650, mt: 2, mb: 0.5 }}>
        {texts.log}
      </Typography>
      <Loaded of={answer} lines={2}>
        {({ deletions }) =>
          deletions.length === 0 ? (
            <Typography variant="body2">{texts.none}</Typography>
          ) : (
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell sx={{ paddingInlineStart: 0 }}>{texts.day}</TableCell>
                  <TableCell>{texts.what}</TableCell>
                  <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
                    {texts.howMany}
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {deletions.map(({ day, kind, deleted }) => (
                  <TableRow key={`${day} ${kind}`}>
                    <TableCell sx={{ paddingInlineStart: 0, whiteSpace: 'nowrap' }}>{formats.day(day)}</TableCell>
                    <TableCell>{kind in texts.kinds ? texts.kinds[kind as keyof typeof texts.kinds] : kind}</TableCell>
                    <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
                      {deleted}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )
        }
      </Loaded>
    </Panel>
  );
}
