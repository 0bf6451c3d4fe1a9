import { wentWrong } from '@bellwether/contract/problem';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useLoaderData, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useBrand } from '#features/tenant/door.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { resetPasswordWith } from '../../api.ts';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { BACK_TO_LOGIN, CHOOSE_PASSWORD, PASSWORD_CHANGED } from '../../words.links.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { confirmationMatches, newPasswordFault, newPasswordFields } from '../model/new-password.ts';
import { resetPasswordPageWords } from '../words.reset-password.ts';

const formSchema = z.object(newPasswordFields).check(confirmationMatches);

/** Asks for a new password after a mailed link, which the route has checked (accounts.3). */
export function ResetPasswordPage() {
  useTitle(CHOOSE_PASSWORD);
  const brand = useBrand();
  const router = useRouter();
  const { token } = useParams({ from: '/signed-out/v3/resetpassword/$token' });
  const { Name: personName, Email: email } = useLoaderData({
    from: '/signed-out/v3/resetpassword/$token',
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '', confirmation: '' },
  });

  const reset = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await resetPasswordWith(token, form.password);
    } catch (error) {
      const fault = newPasswordFault(error);
      if (fault) setError('password', { type: 'server', message: fault }, { shouldFocus: true });
      else setFailure(wentWrong);
      return;
    }
    toast.success(PASSWORD_CHANGED);
    await router.navigate({ to: '/v3/login', replace: true });
  });

  return (
    <SignedOutFrame brand={brand} title={CHOOSE_PASSWORD}>
      <form className={classes.form} onSubmit={reset} noValidate>
        {failure ? (
          <Notice tone="bad" onClose={() => setFailure(null)}>
            {failure}
          </Notice>
        ) : null}
        <NewPasswordFields
          password={register('password')}
          confirmation={register('confirmation')}
          typed={useWatch({ control, name: 'password' })}
          owner={{ companyName: brand.Name, personName, email }}
          errors={formState.errors}
        />
        <PlainButton fullWidth busy={formState.isSubmitting}>
          {resetPasswordPageWords.changePassword}
        </PlainButton>
      </form>
      <p className={classes.links}>
        <Link to="/v3/login">{BACK_TO_LOGIN}</Link>
      </p>
    </SignedOutFrame>
  );
}
