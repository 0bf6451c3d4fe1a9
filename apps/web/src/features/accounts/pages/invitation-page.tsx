import { newPasswordSchema } from '@bellwether/contract/accounts';
import { ProblemError, wentWrong } from '@bellwether/contract/problem';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useLoaderData, useParams, useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { HOME } from '#platform/return-place.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { PlainCheck, PlainField } from '#ui/form/plain-field.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { acceptInvitationWith } from '../api.ts';
import { PasswordMeter } from '../components/password-meter.tsx';
import classes from '../components/sign-in-form.module.css';
import { SignedOutFrame } from '../components/signed-out-frame.tsx';
import { CONFIRM_DIFFERS, CONFIRM_REQUIRED, invitedTo, PRIVACY_REQUIRED, TERMS_REQUIRED } from '../words.ts';

/** The form's own rules beside the contract's password (3-strategy §5). */
export const invitationFormSchema = z
  .object({
    password: newPasswordSchema,
    confirmation: z.string().check(z.trim(), z.minLength(1, CONFIRM_REQUIRED)),
    terms: z.boolean().check(z.refine((accepted) => accepted, TERMS_REQUIRED)),
    privacy: z.boolean().check(z.refine((accepted) => accepted, PRIVACY_REQUIRED)),
  })
  .check(
    z.refine((form) => form.confirmation === '' || form.confirmation === form.password, {
      error: CONFIRM_DIFFERS,
      path: ['confirmation'],
      // Two different passwords are told at once, not only when all other fields are right.
      when: () => true,
    }),
  );

/** 3-strategy §2.10: who is invited and by whom, a password, and both agreements. */
export function InvitationPage() {
  useTitle(pages.invitation.title);
  const brand = useBrand();
  const router = useRouter();
  const { token } = useParams({ from: '/signed-out/v3/invitation/$token' });
  const invitation = useLoaderData({ from: '/signed-out/v3/invitation/$token' });
  const [failure, setFailure] = useState<string | null>(null);
  const meterId = useId();
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(invitationFormSchema),
    defaultValues: { password: '', confirmation: '', terms: false, privacy: false },
  });
  const password = useWatch({ control, name: 'password' });

  const { errors } = formState;

  const accept = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await acceptInvitationWith(token, form.password);
      router.history.replace(HOME);
    } catch (error) {
      const told = error instanceof ProblemError ? error.errorFor('Password') : undefined;
      if (told) setError('password', { type: 'server', message: told }, { shouldFocus: true });
      else setFailure(wentWrong);
    }
  });

  return (
    <SignedOutFrame brand={brand} title={`Welcome, ${invitation.Name}`}>
      <form className={classes.form} onSubmit={accept} noValidate>
        <p>{invitedTo(brand.Name, invitation.InvitedBy)} Choose a password to begin.</p>
        {failure ? (
          <Notice tone="bad" onClose={() => setFailure(null)}>
            {failure}
          </Notice>
        ) : null}
        <PlainField
          {...register('password')}
          label="Password"
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          describedBy={meterId}
        />
        <PasswordMeter password={password} id={meterId} />
        <PlainField
          {...register('confirmation')}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
        />
        <PlainCheck
          {...register('terms')}
          error={errors.terms?.message}
          label={
            <>
              I accept the{' '}
              <Link to="/v3/terms" target="_blank">
                Terms and Conditions
              </Link>
            </>
          }
        />
        <PlainCheck
          {...register('privacy')}
          error={errors.privacy?.message}
          label={
            <>
              I accept the{' '}
              <Link to="/v3/privacy" target="_blank">
                Privacy Policy
              </Link>
            </>
          }
        />
        <PlainButton fullWidth busy={formState.isSubmitting}>
          Accept invitation
        </PlainButton>
      </form>
    </SignedOutFrame>
  );
}
