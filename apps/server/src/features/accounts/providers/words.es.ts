import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const providerWords: Translated<typeof english.providerWords> = {
  too_many: 'Una empresa tiene como máximo 10 formas de iniciar sesión.',
  address_not_allowed: 'Escriba una dirección que empiece por https://.',
  not_reachable: 'El proveedor no ha respondido en esta dirección o describe otro emisor.',
  secret_again: 'Escriba de nuevo el secreto de cliente, porque el emisor o el ID de cliente han cambiado.',
  kind_fixed: 'El tipo no se puede cambiar. Añada otra forma de iniciar sesión.',
  metadata_required: 'Indique los metadatos del proveedor, como texto o con su dirección https.',
  metadata_invalid:
    'Estos no son los metadatos de un proveedor SAML con una dirección de inicio de sesión y un certificado.',
  domain_taken: (domain) => `${domain} lleva a otra forma de iniciar sesión.`,
  needs_break_glass:
    'Indique al menos dos personas activas que conserven su contraseña, para que un fallo del proveedor no deje fuera a nadie.',
  break_glass_unknown: 'Aquí solo puede haber personas activas de su empresa que tengan contraseña.',
  enforced_off: 'Solo se puede hacer obligatoria una forma de iniciar sesión que esté activada.',
  domains_required:
    'Cualquiera puede tener una cuenta de Google. Indique los dominios cuyas personas se añaden.',
  manager_unknown: 'Elija una persona activa que pueda tener personas a cargo.',
  ticket_over:
    'Este inicio de sesión ya se ha usado, ha tardado demasiado o empezó en otro navegador. Empiece de nuevo.',
  would_sign_in: (name) => `Con esto iniciaría sesión ${name}.`,
  would_link: (name) => `Con esto iniciaría sesión ${name}, y ambas cuentas quedarían vinculadas.`,
  would_create: 'Nadie tiene aquí esta dirección. Con esto se añadiría una persona colaboradora.',
};
