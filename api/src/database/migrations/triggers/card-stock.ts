/** What moved for a job card is what its parts say was taken, at the end of every transaction. */
export const CARD_STOCK = [
  `create function card_stock() returns trigger language plpgsql as $$
   declare
     touched record;
   begin
     touched := case when tg_op = 'DELETE' then old else new end;
     if (select coalesce(sum(taken), 0) from job_card_parts part
         where part.job_card_id = touched.job_card_id and part.product_id = touched.product_id)
       <> (select coalesce(- sum(quantity), 0) from stock_movements moved
         where moved.job_card_id = touched.job_card_id and moved.product_id = touched.product_id) then
       raise exception 'the stock that moved for job card % is not that of its parts', touched.job_card_id
         using errcode = 'check_violation', constraint = 'job_cards_stock';
     end if;
     return null;
   end $$`,
  `create constraint trigger card_stock after insert or update or delete on job_card_parts
     deferrable initially deferred for each row execute function card_stock()`,
  `create constraint trigger card_movement after insert on stock_movements
     deferrable initially deferred for each row when (new.job_card_id is not null)
     execute function card_stock()`,
];
