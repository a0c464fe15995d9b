-- The counts on lift and fault follow the complaints, by differences, so that two complaints at once are both counted.
CREATE FUNCTION count_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE lift SET open_complaint_cnt = open_complaint_cnt - 1 WHERE id = OLD.lift_id AND OLD.status <> 'CLOSED';
    UPDATE alarm SET complaint_cnt = complaint_cnt - 1,
      first_complaint_at = (SELECT min(created_at) FROM complaint WHERE lift_fault_id = OLD.lift_fault_id)
      WHERE id = OLD.lift_fault_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE lift SET open_complaint_cnt = open_complaint_cnt + 1 WHERE id = NEW.lift_id AND NEW.status <> 'CLOSED';
    UPDATE alarm SET complaint_cnt = complaint_cnt + 1, first_complaint_at = least(first_complaint_at, NEW.created_at)
      WHERE id = NEW.lift_fault_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER complaint_count AFTER INSERT OR DELETE OR UPDATE OF status, lift_id, lift_fault_id, created_at ON complaint
  FOR EACH ROW EXECUTE FUNCTION count_complaint();
--> statement-breakpoint
-- Access tokens are remembered like sessions.
CREATE TRIGGER access_change AFTER UPDATE OF expires_at, permissions OR DELETE ON user_token
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
