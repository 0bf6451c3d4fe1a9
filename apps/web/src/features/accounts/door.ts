/** What other features use of this one; they import nothing else of it. */
export { AccountPage } from './components/account-page.tsx';
export { MailSwitches } from './links/components/mail-switches.tsx';
export { PasswordMeter } from './passwords/components/password-meter.tsx';
export { ProviderCards } from './providers/components/provider-cards.tsx';
export { ResetSecondStep } from './second-step/components/reset-second-step.tsx';
export { CompanyTokensCard } from './tokens/components/company-tokens-card.tsx';
export { scopeWords } from './tokens/words.ts';
export { CONFIRM_DIFFERS, CONFIRM_REQUIRED } from './words.ts';
