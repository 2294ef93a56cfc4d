'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { notices } from '@/lib/notices';
import { readCompany, removeCompanies, storeCompany } from './data';
import { companyForm, companyIds, companyValues } from './schema';

/** Creates or changes a company (leaders). Refused: a name that another company has; `staleWriteFailure`. */
export const saveCompany = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(companyForm, form);
    const stored = await storeCompany(ctx.leader, input);
    if (stored === 'taken') {
      const fieldErrors = { name: notices.companyNameTaken };
      throw new ActionFailure('formHasErrors', { fieldErrors, values: formValues(form) });
    }
    if (stored === 'unchanged') {
      const company = await readCompany(ctx.leader, input.id);
      const current = company && { version: company.version, values: companyValues(company) };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done(input.id ? 'companyUpdated' : 'companyCreated', { id: stored.id });
  });

/** Deletes companies (leaders). Returns their ids. Refused: 'changeRefused' if there was none. */
export const deleteCompanies = leaderAction
  .inputSchema(companyIds)
  .action(async ({ parsedInput, ctx }) => {
    const deleted = await removeCompanies(ctx.leader, parsedInput);
    if (deleted.length === 0) throw new ActionFailure('changeRefused');
    return done('companiesDeleted', { deleted });
  });
