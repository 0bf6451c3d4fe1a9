-- Names, titles, departments and keys of addresses from before `cleanName` and `emailKeyOf` of the domain (texts.4,
-- texts.5). The functions are needed once, so they are dropped at the end. Only rows that change are written.

create function clean_name(value text) returns text language plpgsql as $$
declare
  blank constant text := '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\ufeff]+';
  invisible constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f' ||
    '\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufe00-\ufe0e\uffa0\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff\U000f0000-\U0010ffff]';
  -- What joins and colours the parts of an emoji stays beside emoji.
  emoji constant text := '[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff]';
  clean text := regexp_replace(regexp_replace(value, blank, ' ', 'g'), invisible, '', 'g');
begin
  if clean !~ emoji then
    clean := translate(clean, U&'\200d\fe0f', '');
  end if;
  return btrim(regexp_replace(normalize(clean, nfc), ' {2,}', ' ', 'g'));
end $$;

-- A label of a domain as name servers have it (RFC 3492); the domain has the same algorithm in people/profile/punycode.ts.
create function ascii_label(label text) returns text language plpgsql as $$
declare
  letter constant text[] := regexp_split_to_array(label, '');
  encoded text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  done integer := char_length(encoded);
  plain constant integer := done;
  least_code integer := 128;
  next_code integer;
  code integer;
  delta bigint := 0;
  bias integer := 72;
  rest bigint;
  threshold integer;
  at integer;
begin
  if plain = char_length(label) then return label; end if;
  if plain > 0 then encoded := encoded || '-'; end if;
  while done < char_length(label) loop
    select min(ascii(one)) into next_code from unnest(letter) one where ascii(one) >= least_code;
    delta := delta + (next_code - least_code)::bigint * (done + 1);
    least_code := next_code;
    for place in 1 .. char_length(label) loop
      code := ascii(letter[place]);
      if code < least_code then delta := delta + 1; end if;
      continue when code <> least_code;
      rest := delta;
      at := 36;
      loop
        threshold := least(greatest(at - bias, 1), 26);
        exit when rest < threshold;
        encoded := encoded || substr('abcdefghijklmnopqrstuvwxyz0123456789', (threshold + (rest - threshold) % (36 - threshold))::integer + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        at := at + 36;
      end loop;
      encoded := encoded || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest::integer + 1, 1);
      rest := delta / (case when done = plain then 700 else 2 end);
      rest := rest + rest / (done + 1);
      bias := 0;
      while rest > 455 loop
        rest := rest / 35;
        bias := bias + 36;
      end loop;
      bias := bias + (36 * rest / (rest + 38))::integer;
      delta := 0;
      done := done + 1;
    end loop;
    delta := delta + 1;
    least_code := least_code + 1;
  end loop;
  return 'xn--' || encoded;
end $$;

-- The present key of a key from before: clean, with a plain apostrophe, without needless quotes, with the domain in ASCII.
create function email_key(old_key text) returns text language plpgsql as $$
declare
  clean constant text := translate(clean_name(old_key), U&'\2018\2019', '''''');
  part text[] := regexp_match(clean, '^(.*)@([^@]*)$');
begin
  if part is null then return clean; end if;
  part[1] := regexp_replace(part[1], '^"([\w!#$%&''*+/=?^`{|}~-]+(?:\.[\w!#$%&''*+/=?^`{|}~-]+)*)"$', '\1');
  return part[1] || '@' || (select string_agg(ascii_label(label), '.' order by place)
    from regexp_split_to_table(replace(part[2], U&'\3002', '.'), '\.') with ordinality as one (label, place));
end $$;

do $$
declare
  -- Texts that the cleaning may change.
  unusual constant text := '[^ -~]|^ | $|  ';
  company record;
  someone record;
begin
  update tenant set name = clean_name(name)
    where name ~ unusual and clean_name(name) not in (name, '');
  for company in select id from tenant loop
    perform set_config('app.tenant_id', company.id::text, true);
    update person set
        -- A name that shows nothing becomes the address, so that it can be clicked on.
        name = coalesce(nullif(clean_name(name), ''), email), job_title = clean_name(job_title)
      where tenant_id = company.id and (name ~ unusual or job_title ~ unusual)
        and (clean_name(name), clean_name(job_title)) <> (name, job_title);
    -- One row after the other, because two may become the same. The one added later then keeps what it has.
    for someone in select id, org_unit, email_key from person
        where tenant_id = company.id and (org_unit ~ unusual or email_key ~ '[^!-~]|"') order by id loop
      update person set org_unit = nullif(clean_name(org_unit), '')
        where tenant_id = company.id and id = someone.id and clean_name(org_unit) <> org_unit
          and not exists (select from person other where other.tenant_id = company.id and other.id <> someone.id
            and lower(other.org_unit) = lower(clean_name(someone.org_unit)));
      update person set email_key = email_key(email_key)
        where tenant_id = company.id and id = someone.id and email_key(email_key) <> email_key
          and not exists (select from person other where other.tenant_id = company.id
            and other.email_key = email_key(someone.email_key));
    end loop;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

drop function email_key(text);
drop function ascii_label(text);
drop function clean_name(text);
