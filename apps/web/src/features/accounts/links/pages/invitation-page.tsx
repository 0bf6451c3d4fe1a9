import { wentWrong } from '@bellwether/contract/problem';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useLoaderData, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { HOME } from '#platform/return-place.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { PlainCheck } from '#ui/form/plain-field.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { acceptInvitationWith } from '../../api.ts';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import { NewPasswordFields } from '../../passwords/components/new-password-fields.tsx';
import {
  confirmationMatches,
  newPasswordFault,
  newPasswordFields,
} from '../../passwords/model/new-password.ts';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { invitedTo, PRIVACY_REQUIRED, TERMS_REQUIRED } from '../../words.links.ts';
import { invitationPageWords } from '../words.invitation.ts';

/** The rules of this form, in addition to the contract's rules for the password (accounts.9). */
export const invitationFormSchema = z
  .object({
    ...newPasswordFields,
    terms: z.boolean().check(z.refine((accepted) => accepted, TERMS_REQUIRED)),
    privacy: z.boolean().check(z.refine((accepted) => accepted, PRIVACY_REQUIRED)),
  })
  .check(confirmationMatches);

/** Shows the invited person and the inviting one, and asks for a password and both agreements (accounts.3). */
export function InvitationPage() {
  useTitle(pages.invitation.title);
  const brand = useBrand();
  const router = useRouter();
  const { token } = useParams({ from: '/signed-out/v3/invitation/$token' });
  const invitation = useLoaderData({ from: '/signed-out/v3/invitation/$token' });
  const [failure, setFailure] = useState<string | null>(null);
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(invitationFormSchema),
    defaultValues: { password: '', confirmation: '', terms: false, privacy: false },
  });

  const { errors } = formState;

  const accept = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await acceptInvitationWith(token, form.password);
      router.history.replace(HOME);
    } catch (error) {
      const fault = newPasswordFault(error);
      if (fault) setError('password', { type: 'server', message: fault }, { shouldFocus: true });
      else setFailure(wentWrong);
    }
  });

  return (
    <SignedOutFrame brand={brand} title={invitationPageWords.welcome(invitation.Name)}>
      <form className={classes.form} onSubmit={accept} noValidate>
        <p>
          {invitedTo(brand.Name, invitation.InvitedBy)} {invitationPageWords.chooseAPassword}
        </p>
        {failure ? (
          <Notice tone="bad" onClose={() => setFailure(null)}>
            {failure}
          </Notice>
        ) : null}
        <NewPasswordFields
          password={register('password')}
          confirmation={register('confirmation')}
          typed={useWatch({ control, name: 'password' })}
          owner={{ companyName: brand.Name, personName: invitation.Name, email: invitation.Email }}
          errors={errors}
        />
        <PlainCheck
          {...register('terms')}
          error={errors.terms?.message}
          label={
            <>
              {invitationPageWords.iAcceptThe}{' '}
              <Link to="/v3/terms" target="_blank">
                {invitationPageWords.termsAndConditions}
              </Link>
            </>
          }
        />
        <PlainCheck
          {...register('privacy')}
          error={errors.privacy?.message}
          label={
            <>
              {invitationPageWords.iAcceptThe}{' '}
              <Link to="/v3/privacy" target="_blank">
                {invitationPageWords.privacyPolicy}
              </Link>
            </>
          }
        />
        <PlainButton fullWidth busy={formState.isSubmitting}>
          {invitationPageWords.acceptInvitation}
        </PlainButton>
      </form>
    </SignedOutFrame>
  );
}
