ALTER TABLE "app_user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || lower(nickname) || E'
 ' || name) STORED;