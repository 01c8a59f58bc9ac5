/**
 * An invoice is written once, with its seller as configured then, and numbered without gaps in its financial
 * year, April to March in India. The year's counter is taken last in a transaction: it lets one order
 * at a time through.
 */
export const INVOICES = [
  `create table invoice_years (
     year smallint primary key,
     last integer not null check (last > 0)
   )`,
  `create table invoices (
     order_id bigint primary key references orders (id),
     number text not null unique,
     year smallint,
     sequence integer,
     issued_at timestamptz not null default now(),
     due_at timestamptz,
     seller jsonb check (jsonb_typeof(seller) = 'object'),
     unique (year, sequence),
     check (num_nulls(year, sequence) in (0, 2))
   )`,
  `insert into invoices (order_id, number, issued_at, due_at)
   select id, 'INV-' || to_char(placed_at at time zone 'Asia/Kolkata', 'YYYY') || '-' || number, placed_at,
     case when method = 'bank_transfer' then placed_at + interval '7 days' end
   from orders`,
  `create function invoice_numbered() returns trigger language plpgsql as $$
   begin
     new.year := extract(year from (new.issued_at at time zone 'Asia/Kolkata') - interval '3 months');
     insert into invoice_years as years values (new.year, 1)
       on conflict (year) do update set last = years.last + 1
       returning last into new.sequence;
     new.number := 'INV-' || lpad((new.year % 100)::text, 2, '0') || lpad(((new.year + 1) % 100)::text, 2, '0')
       || '-' || lpad(new.sequence::text, greatest(5, length(new.sequence::text)), '0');
     return new;
   end $$`,
  `create trigger invoice_numbered before insert on invoices for each row
     when (new.number is null) execute function invoice_numbered()`,
  `create function invoice_kept() returns trigger language plpgsql as $$
   begin
     raise exception 'an invoice stays as it was issued'
       using errcode = 'check_violation', constraint = 'invoices_kept';
   end $$`,
  `create trigger invoice_kept before update or delete on invoices
     for each row execute function invoice_kept()`,
];
