import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useMe } from '#office/shell/me.ts';
import { mirrored } from '#office/shell/mirrored.ts';
import { useTexts } from '#office/texts/texts.ts';

/** Opens a field's address, on this site or elsewhere, in a new tab. */
export function OpenAddress({ address }: { address: string }) {
  const texts = useTexts();
  const { siteUrl } = useMe();
  if (!/^(https?:\/\/|\/(?![/\\]))\S*$/.test(address) || !URL.canParse(address, siteUrl)) return null;
  return (
    <InputAdornment position="end">
      <IconButton
        component="a"
        href={new URL(address, siteUrl).href}
        target="_blank"
        rel="noreferrer"
        edge="end"
        aria-label={`${texts.form.webAddress.open} ${texts.shell.newTab}`}
      >
        <OpenInNew fontSize="small" sx={mirrored} />
      </IconButton>
    </InputAdornment>
  );
}
