-- The number of open switch-offs on a lift follows them, by differences, as that of complaints does.
CREATE FUNCTION count_switch_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE lift SET open_switch_off_cnt = open_switch_off_cnt - 1 WHERE id = OLD.lift_id AND OLD.status <> 'CLOSED';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE lift SET open_switch_off_cnt = open_switch_off_cnt + 1 WHERE id = NEW.lift_id AND NEW.status <> 'CLOSED';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER switch_off_count AFTER INSERT OR DELETE OR UPDATE OF status, lift_id ON oms_schedule
  FOR EACH ROW EXECUTE FUNCTION count_switch_off();
