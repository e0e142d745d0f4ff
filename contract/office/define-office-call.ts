import { z } from 'zod';
import { type OfficeCallName, officeAccess } from '#contract/access.ts';
import { type Call, defineCall, fileResponse } from '#contract/protocol/call.ts';
import { rule } from '#contract/rules.ts';

/** What differs between the calls of the office. Their roles are in {@link officeAccess}. */
type Definition<Input extends z.ZodType, Output extends z.ZodType> = Pick<
  Call<Input, Output>,
  'summary' | 'input' | 'output' | 'listed' | 'maxBodyBytes' | 'returnsFile'
> &
  Partial<Pick<Call, 'errors' | 'inputIn' | 'headerNames'>>;

const ofOffice = (name: OfficeCallName) => ({ name, answers: null, errors: [], access: officeAccess[name] });

/** A call that reads. */
export const officeRead = <Input extends z.ZodType, Output extends z.ZodType>(
  name: OfficeCallName,
  call: Definition<Input, Output>,
): Call<Input, Output> => defineCall({ ...ofOffice(name), method: 'GET', inputIn: 'query', ...call });

/** A call that changes something. */
export const officeChange = <Input extends z.ZodType, Output extends z.ZodType>(
  name: OfficeCallName,
  call: Definition<Input, Output>,
): Call<Input, Output> => defineCall({ ...ofOffice(name), method: 'POST', inputIn: 'json', ...call });

/** A read that returns a file to download. */
export const officeDownload = <Input extends z.ZodType>(
  name: OfficeCallName,
  call: Omit<Definition<Input, typeof fileResponse>, 'output'>,
) => officeRead(name, { ...call, output: fileResponse, returnsFile: true });

/** A file in a form. */
export const filePart = z.custom<File>((value) => value instanceof File, rule('file', 'Choose a file'));
