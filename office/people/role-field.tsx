import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type Role, roles } from '#contract/access.ts';
import { role as roleSchema } from '#contract/office/people-view.ts';
import { useTexts } from '../texts/texts.ts';

export interface RoleFieldProps {
  value: Role;
  disabled?: boolean;
  onChange(role: Role): void;
}

/** A role, with the permissions of each. */
export function RoleField({ value, disabled, onChange }: RoleFieldProps) {
  const { users: texts } = useTexts().owner;
  return (
    <FormControl component="fieldset" disabled={disabled}>
      <FormLabel component="legend">{texts.role}</FormLabel>
      <RadioGroup name="role" value={value} onChange={(_, next) => onChange(roleSchema.parse(next))}>
        {roles.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { py: 0.5 }, my: 0.25 }}
            label={
              <>
                {texts.roles[role]}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {texts.roleHelp[role]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
